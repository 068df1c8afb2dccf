/**
 * How many slips lie between two words: a letter left out, added, mistaken, or two neighbours swapped.
 * (Optimal string alignment.)
 */
export function slipsBetween(a: string, b: string): number {
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

/** The slips one forgives in a word of that length. Short words are too near to each other. */
const forgiven = (length: number) => (length < 4 ? 0 : length < 6 ? 1 : length < 9 ? 2 : 3)

/**
 * How far `known` is from what was typed, both bare; undefined where it is another word. A word begun and not ended is
 * nearer than one with a slip, and so is a letter written once for twice ('impresao').
 */
export function editDistance(typed: string, known: string): number | undefined {
  if (typed.length >= 4 && known.startsWith(typed)) return 0.5
  if (undouble(typed) === undouble(known)) return 0.75
  const slips = slipsBetween(typed, known)
  return slips <= forgiven(typed.length) ? slips : undefined
}

const undouble = (word: string) => word.replace(/(.)\1/g, '$1')

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** All words one slip away, for short ones: those share too few groups of three letters to be found by them. */
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
