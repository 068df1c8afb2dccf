import { fold } from '#fold.ts'

/** A mention being typed at the end of a text: an '@' at the start of a word, followed by letters of a name. */
const BEGUN = /(?<![\p{L}\p{N}_.@])@([\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+)?)$/u

/** The mention that ends at the caret: the index of its '@', and the letters after it. Undefined where there is none. */
export function mentionAt(text: string, caret: number): { start: number; typed: string } | undefined {
  const found = BEGUN.exec(text.slice(0, caret))
  return found ? { start: found.index, typed: found[1]! } : undefined
}

/** The people whose name, or a word of it, begins with what is typed; accents and case are ignored. */
export const findPeople = <Person extends { name: string }>(people: readonly Person[], typed: string): Person[] => {
  const begin = fold(typed)
  return people.filter(({ name }) => {
    const folded = fold(name)
    return folded.startsWith(begin) || folded.split(' ').some((word) => word.startsWith(begin))
  })
}
