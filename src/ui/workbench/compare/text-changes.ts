import { diffLines, diffWordsWithSpace } from 'diff'

/** One line of a comparison: in both texts, only in the older, or only in the newer. */
export interface Line {
  kind: 'same' | 'gone' | 'new'
  /** The line, split into changed and unchanged parts. */
  parts: { text: string; changed: boolean }[]
}

/** A number of consecutive equal lines that are left out. */
interface Gap {
  kind: 'gap'
  count: number
}

/** Equal lines shown around each change. */
const AROUND = 2
/** Changed lines from which on two texts are too different to compare: the time grows with their square. */
const MAX_CHANGES = 1500
/** Longest line compared word by word, in characters. */
const MAX_LINE = 5000

/** The differences of two texts by line, and by word within changed lines. Undefined if they are too different to compare. */
export function compareTexts(older: string, newer: string): (Line | Gap)[] | undefined {
  const changes = diffLines(ended(older), ended(newer), { maxEditLength: MAX_CHANGES })
  if (!changes) return undefined
  const lines: Line[] = []
  for (let index = 0; index < changes.length; index++) {
    const change = changes[index]!
    const next = changes[index + 1]
    const own = linesOf(change.value)
    if (change.removed && next?.added && next.count === change.count) {
      const pairs = linesOf(next.value).map((line, at) => compareLines(own[at] ?? '', line))
      lines.push(...pairs.map(([gone]) => gone), ...pairs.map(([, added]) => added))
      index++
      continue
    }
    const kind = change.removed ? 'gone' : change.added ? 'new' : 'same'
    lines.push(...own.map((text): Line => ({ kind, parts: [{ text, changed: false }] })))
  }
  return foldEqual(lines)
}

/** A line before and after a change. */
function compareLines(older: string, newer: string): [Line, Line] {
  const words = older.length + newer.length > MAX_LINE * 2 ? undefined : diffWordsWithSpace(older, newer)
  const partsOf = (text: string, side: 'added' | 'removed', other: 'added' | 'removed') =>
    words?.filter((word) => !word[other]).map((word) => ({ text: word.value, changed: word[side] })) ?? [
      { text, changed: false },
    ]
  return [
    { kind: 'gone', parts: partsOf(older, 'removed', 'added') },
    { kind: 'new', parts: partsOf(newer, 'added', 'removed') },
  ]
}

/** Replaces equal lines far from every change by gaps; a single line is no gap. */
function foldEqual(lines: Line[]): (Line | Gap)[] {
  const isNear = lines.map(() => false)
  lines.forEach((line, index) => {
    if (line.kind !== 'same') isNear.fill(true, Math.max(0, index - AROUND), index + AROUND + 1)
  })
  const folded: (Line | Gap)[] = []
  for (let index = 0; index < lines.length; ) {
    const near = isNear.indexOf(true, index)
    const count = (near < 0 ? lines.length : near) - index
    if (count > 1) folded.push({ kind: 'gap', count })
    else folded.push(...lines.slice(index, index + Math.max(count, 1)))
    index += Math.max(count, 1)
  }
  return folded
}

/** Ends the text with a line break, so that a last line without one is equal to one with it. */
const ended = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`)

const linesOf = (value: string) => value.replace(/\n$/, '').split('\n')
