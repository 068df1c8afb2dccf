/*
 * Which characters a PDF can show, for the server, which puts a box in the place of others, and for forms, which say so.
 * The table holds what the PDFs' fonts have: 15 kB, so forms load this module with the first unusual character.
 */
import { once } from '#once.ts'
import { FONTS } from './table.gen.ts'

/** What stands for a cluster that no font has. */
export const BOX = '□'

const clusters = once(() => new Intl.Segmenter('pt-BR', { granularity: 'grapheme' }))
/** ASCII and Latin-1, which every font has: most texts need nothing else. */
const COMMON = /^[\t\n\r\x20-\x7e\xa0-\xff]*$/
/** Marks that say how others join, and have no shape of their own. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/** The text with one box for each cluster (what readers take for one character) that no font has whole. */
export const showKnown = (text: string): string =>
  COMMON.test(text)
    ? text
    : Array.from(clusters().segment(text), ({ segment }) => (isKnown(segment) ? segment : BOX)).join('')

/** The clusters of a text that a PDF cannot show, each once. */
export function findUnknown(text: string): string[] {
  if (COMMON.test(text)) return []
  const found = Array.from(clusters().segment(text), ({ segment }) => segment).filter((cluster) => !isKnown(cluster))
  return [...new Set(found)]
}

/** Whether one font has all of a cluster: a letter of one cannot bear the mark of another. */
function isKnown(cluster: string): boolean {
  if (COMMON.test(cluster)) return true
  const shown = cluster.normalize('NFC').replace(INVISIBLE, '')
  return fonts().some((font) => Array.from(shown).every((letter) => font.has(letter.codePointAt(0)!)))
}

let read: ReadonlySet<number>[] | undefined
const fonts = () => (read ??= Object.values(FONTS).map(readRanges))

/** Code points of ranges, each written as its distance from the one before and, after a point, how many more follow. */
function readRanges(written: string): Set<number> {
  const points = new Set<number>()
  let point = 0
  for (const range of written.split(' ')) {
    const [gap = '', more = '0'] = range.split('.')
    point += Number.parseInt(gap, 36)
    for (const end = point + Number.parseInt(more, 36); point <= end; point++) points.add(point)
    point--
  }
  return points
}
