import { fold } from '#fold.ts'

const firstName = (name: string) => fold(name).split(' ')[0] ?? ''

/** An '@' that begins a word: not that of an e-mail address. */
const AT = /(?<![\p{L}\p{N}_.@])@/gu
/** What follows a name goes on with it, or makes an e-mail address of it. */
const NAME_GOES_ON = /^(?:[\p{L}\p{N}_]|@[\p{L}\p{N}])/u
/** What follows an e-mail address goes on with it: the full stop of a sentence does not. */
const EMAIL_GOES_ON = /^[.-]*[\p{L}\p{N}_@]/u

interface Person {
  id: number
  name: string
  email: string
}

/**
 * The ids of the people whom a text mentions: '@' with the full name, a first name that only one of them has, or the
 * e-mail address. Of several that fit the longest counts, and a name before an address that reads the same. Case and
 * accents do not matter.
 */
export function findMentions(text: string, people: readonly Person[]): number[] {
  const names = people.flatMap(({ id, name }) => {
    const first = firstName(name)
    const isOnly = people.filter((other) => firstName(other.name) === first).length === 1
    return [fold(name), ...(isOnly ? [first] : [])].map((word) => ({ id, word, goesOn: NAME_GOES_ON }))
  })
  const emails = people.map(({ id, email }) => ({ id, word: fold(email), goesOn: EMAIL_GOES_ON }))
  const folded = fold(text)
  const mentioned = [...folded.matchAll(AT)].flatMap(({ index }) => {
    const rest = folded.slice(index + 1)
    const fits = ({ word, goesOn }: (typeof names)[number]) =>
      word !== '' && rest.startsWith(word) && !goesOn.test(rest.slice(word.length))
    const [named, addressed] = [longest(names.filter(fits)), longest(emails.filter(fits))]
    return (named.length >= addressed.length ? named : addressed).ids
  })
  return [...new Set(mentioned)]
}

/** '@Nina Prado Lima' is not Nina Prado. */
function longest(found: readonly { id: number; word: string }[]) {
  const length = Math.max(0, ...found.map(({ word }) => word.length))
  return { length, ids: found.filter(({ word }) => word.length === length).map(({ id }) => id) }
}
