import { fold } from '#fold.ts'
import { isOn, type Module } from '#modules.ts'
import type { MarkdownContents } from '#platform/markdown/markdown-modules.ts'
import { CONTENTS, MANUAL_PATH, moduleOfPage } from './pages.ts'

/** How many results are shown. */
const MOST = 6

const FILES = import.meta.glob<MarkdownContents>('../../../docs/manual/*.md', {
  query: '?contents',
  import: 'default',
  eager: true,
})

/** All pages and their parts, each with its address. */
const PARTS = Object.entries(FILES).flatMap(([path, { title, text, parts }]) => {
  const name = path.slice(path.lastIndexOf('/') + 1, -'.md'.length)
  if (name === CONTENTS) return [{ to: MANUAL_PATH, label: title, note: 'Ajuda', text: '', module: undefined }]
  const to = `${MANUAL_PATH}/${name}`
  const module = moduleOfPage(name)
  return [
    { to, label: title, note: 'Ajuda', text, module },
    ...parts.map(({ id, heading, text }) => ({
      to: `${to}#${id}`,
      label: heading,
      note: `Ajuda: ${title}`,
      text,
      module,
    })),
  ]
})

/**
 * The parts of the manual that have all words of a text: first those that have them in the heading, then those that have
 * them in heading and title, then the others. None for '', and none of the modules that are `off`.
 */
export function findInManual(text: string, off: readonly Module[]) {
  const words = fold(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const has = (place: string) => words.every((word) => fold(place).includes(word))
  return PARTS.filter((part) => isOn(part, off))
    .map((part) => {
      const { label, note, text } = part
      const places = [label, `${note} ${label}`, `${note} ${label} ${text}`]
      return { ...part, rank: places.findIndex(has) }
    })
    .filter(({ rank }) => rank >= 0)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MOST)
}
