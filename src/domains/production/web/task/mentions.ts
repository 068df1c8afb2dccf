import { fold } from '#fold.ts'

/** What of a text before the caret begins to mention somebody: an '@' that begins a word, and letters of a name. */
const BEGUN = /(?<![\p{L}\p{N}_.@])@([\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+)?)$/u

/** The mention that ends at the caret: where its '@' is, and what follows it. */
export function mentionAt(text: string, caret: number): { start: number; typed: string } | undefined {
  const found = BEGUN.exec(text.slice(0, caret))
  return found ? { start: found.index, typed: found[1]! } : undefined
}

/** Those whose name, or a word of it, begins so. */
export const findPeople = <Person extends { name: string }>(people: readonly Person[], typed: string): Person[] => {
  const begin = fold(typed)
  return people.filter(({ name }) => {
    const folded = fold(name)
    return folded.startsWith(begin) || folded.split(' ').some((word) => word.startsWith(begin))
  })
}
