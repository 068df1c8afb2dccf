import { type Line, makeBadList, type Reader } from './reader.ts'

/*
 * The log of active windows: a line is `2026-11-20_08-05-12 | Título da janela`.
 *
 * What the format leaves open is read like this:
 * - Between moment and title stands one of | ; , : = - > (also in pairs, as `->`), a tab or blanks alone. A moment with
 *   nothing behind it is a line without a title.
 * - The moment is what the clock on the machine showed, and is kept as São Paulo's.
 * - The order of lines does not matter, nor do CRLF and a byte order mark. Empty lines are nothing at all: they are
 *   neither read nor bad.
 */
const LINE =
  /^(\d{4})-(\d{1,2})-(\d{1,2})_(\d{1,2})-(\d{1,2})-(\d{1,2})(?:[ \t]*[|;,:=>–—-]{1,2}(?:[ \t]+|$)|[ \t]*[|;,\t]|[ \t]+|$)([\s\S]*)$/

/** '(3) ' before a title: how much is unread there. */
const UNREAD = /^\(\d+\)\s+/

/** Between what is open and in which program. Some browsers write it with a dash. */
const LAST_PART = /^.*\s[-–—]\s+(?=\S)/

/** What PostgreSQL takes into no text, and nobody sees. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be found
const CONTROLS = /[\u0000-\u001f\u007f\ufffe\uffff]+/g

/** Longest name of a program, in characters; what is longer is cut. */
export const LONGEST_PROGRAM = 120

/** Longest line read, in characters. What is longer is no line of such a log. */
export const LONGEST_LINE = 4000

/** Years the clock of a machine may show. */
const [FIRST_YEAR, LAST_YEAR] = [2000, 2099]

/**
 * The program whose window bears that title: its last ' - ' segment, or the whole where there is none. '' for a window
 * without a title.
 */
export function programOf(title: string): string {
  const plain = title.replace(CONTROLS, ' ').trim().replace(UNREAD, '').trim()
  return cutName(plain.replace(LAST_PART, ''))
}

/** A program's name in one line of at most 120 characters, none of them cut in two. */
export const cutName = (name: string) =>
  name
    .replace(CONTROLS, ' ')
    .trim()
    .slice(0, LONGEST_PROGRAM)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trimEnd()

/** Reads one line; undefined where it is none of such a log, names a moment that never was, or one after `latest`. */
export function parseLine(text: string, latest = Number.POSITIVE_INFINITY): Line | undefined {
  if (text.length > LONGEST_LINE) return undefined
  const parts = LINE.exec(text)
  if (!parts) return undefined
  const [year, month, day, hour, minute, second] = parts.slice(1, 7).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  if (year < FIRST_YEAR || year > LAST_YEAR || hour > 23 || minute > 59 || second > 59) return undefined
  const at = Date.UTC(year, month - 1, day, hour, minute, second)
  const date = new Date(at)
  // The 30th of February would become the 2nd of March.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || at / 1000 > latest) return undefined
  return { at: at / 1000, app: programOf(parts[7] ?? ''), seconds: null }
}

/** Reads a log as it comes in, in pieces of any size. Keeps one line in memory, and of a too long one only its head. */
export function makeLogReader(latest?: number): Reader {
  const bad = makeBadList()
  let rest = ''
  let count = 0

  function* read(raw: string): Generator<Line> {
    count++
    const text = raw.replace(/^\ufeff/, '').trim()
    if (text === '') return
    const line = parseLine(text, latest)
    if (line) yield line
    else bad.add(count, text)
  }

  return {
    bad,
    *push(text) {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      if (rest.length > LONGEST_LINE) rest = rest.slice(0, LONGEST_LINE + 1)
      for (const line of lines) yield* read(line)
    },
    *end() {
      if (rest) yield* read(rest)
      rest = ''
    },
  }
}
