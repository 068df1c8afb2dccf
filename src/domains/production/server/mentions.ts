import { fold } from '#fold.ts'

const firstName = (name: string) => fold(name).split(' ')[0] ?? ''

/** An '@' that begins a word: not that of an e-mail address. */
const AT = /(?<![\p{L}\p{N}_.@])@/gu
const LETTER = /[\p{L}\p{N}_]/u

/**
 * The ids of those of `people` whom a text mentions by '@' and their full name, or their first name where nobody else of
 * them has that one. Case and accents do not matter.
 */
export function findMentions(text: string, people: readonly { id: number; name: string }[]): number[] {
  const names = people
    .flatMap(({ id, name }) => {
      const first = firstName(name)
      const isOnly = people.filter((other) => firstName(other.name) === first).length === 1
      return isOnly
        ? [
            { id, name: fold(name) },
            { id, name: first },
          ]
        : [{ id, name: fold(name) }]
    })
    .filter(({ name }) => name !== '')
  const folded = fold(text)
  const mentioned = [...folded.matchAll(AT)].flatMap(({ index }) => {
    const found = names.filter(
      ({ name }) => folded.startsWith(name, index + 1) && !LETTER.test(folded.charAt(index + 1 + name.length)),
    )
    // '@Nina Prado Lima' is not Nina Prado.
    const longest = Math.max(...found.map(({ name }) => name.length))
    return found.filter(({ name }) => name.length === longest).map(({ id }) => id)
  })
  return [...new Set(mentioned)]
}
