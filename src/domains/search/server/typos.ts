/** Edits between two words (optimal string alignment): a letter deleted, inserted or replaced, or two adjacent ones swapped. */
export function countEdits(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}

/** Most edits in a word of that length for it to count as mistyped; with more, 'arduino' would become 'arquivo'. */
const maxEdits = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : length < 12 ? 2 : 3)

/** Letters of a word in which a replaced letter counts as a slip: shorter ones are other words ('site', 'sete'). */
const REPLACED_FROM = 6

/**
 * Distance of `known` from the typed word, both from `bareWord`; undefined if it is another word. A word of which only
 * the beginning was typed, or a letter once instead of twice ('impresao'), is nearer than any edit.
 */
export function editDistance(typed: string, known: string): number | undefined {
  if (typed.length >= 4 && known.startsWith(typed)) return 0.5
  if (collapseDoubles(typed) === collapseDoubles(known)) return 0.75
  const edits = countEdits(typed, known)
  if (typed.length < REPLACED_FROM && typed.length === known.length && !sameLetters(typed, known)) return undefined
  return edits <= maxEdits(typed.length) ? edits : undefined
}

const sameLetters = (a: string, b: string) => [...a].sort().join('') === [...b].sort().join('')

const collapseDoubles = (word: string) => word.replace(/(.)\1/g, '$1')

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** All words one edit away from a short word: short words share too few trigrams to be found by them. */
export function typoCandidates(typed: string): string[] {
  if (typed.length < 4 || typed.length > 6) return []
  const found = new Set<string>()
  for (let at = 0; at <= typed.length; at++) {
    const [head, tail] = [typed.slice(0, at), typed.slice(at)]
    if (tail) found.add(head + tail.slice(1))
    if (tail.length > 1) found.add(head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2))
    for (const letter of LETTERS) {
      found.add(head + letter + tail)
      if (tail) found.add(head + letter + tail.slice(1))
    }
  }
  return [...found]
}
