import { type Line, makeBadList, type Reader } from './reader.ts'

/*
 * The log of active windows: a line is `2026-11-20_08-05-12 | Título da janela`.
 *
 * The specification leaves some details open. They are read as follows:
 * - The separator of time and title is one of | ; , : = - > (also in pairs, such as `->`), a tab or blanks. A time alone
 *   is a line without a title.
 * - Times are in São Paulo's time zone.
 * - Lines may be in any order, end with CRLF, and begin with a byte order mark. Empty lines are ignored.
 */
const LINE =
  /^(\d{4})-(\d{1,2})-(\d{1,2})_(\d{1,2})-(\d{1,2})-(\d{1,2})(?:[ \t]*[|;,:=>–—-]{1,2}(?:[ \t]+|$)|[ \t]*[|;,\t]|[ \t]+|$)([\s\S]*)$/

/** A count of unread items before a title, e.g. '(3) '. */
const UNREAD = /^\(\d+\)\s+/

/** Everything before the program's name, which is the last segment of a title. Some browsers separate it by a dash. */
const BEFORE_PROGRAM = /^.*\s[-–—]\s+(?=\S)/

/** Control characters; PostgreSQL refuses some of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what the pattern is for
const CONTROLS = /[\u0000-\u001f\u007f\ufffe\uffff]+/g

/** Longest name of a program, in characters; longer ones are cut. */
export const LONGEST_PROGRAM = 120

/** Longest valid line, in characters. */
export const LONGEST_LINE = 4000

/** First and last valid year. */
const [FIRST_YEAR, LAST_YEAR] = [2000, 2099]

/** The program's name in a window's title: the last segment after ' - ', or the whole title. '' without a title. */
export function programOf(title: string): string {
  const plain = title.replace(CONTROLS, ' ').trim().replace(UNREAD, '').trim()
  return cutName(plain.replace(BEFORE_PROGRAM, ''))
}

/** A program's name in one line of at most 120 UTF-16 units, without half a surrogate pair at its end. */
export const cutName = (name: string) =>
  name
    .replace(CONTROLS, ' ')
    .trim()
    .slice(0, LONGEST_PROGRAM)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trimEnd()

/** Reads one line. Undefined if its format is wrong, its date does not exist, or its time is after `latest`. */
export function parseLine(text: string, latest = Number.POSITIVE_INFINITY): Line | undefined {
  if (text.length > LONGEST_LINE) return undefined
  const parts = LINE.exec(text)
  if (!parts) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1, 7).map(Number)
  if (year < FIRST_YEAR || year > LAST_YEAR || hour > 23 || minute > 59 || second > 59) return undefined
  const at = Date.UTC(year, month - 1, day, hour, minute, second)
  const date = new Date(at)
  // Date.UTC turns February 30 into March 2.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || at / 1000 > latest) return undefined
  return { at: at / 1000, app: programOf(parts[7] ?? ''), seconds: null }
}

/** Reads a log piece by piece, with one line in memory at a time, and only the beginning of a line that is too long. */
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
