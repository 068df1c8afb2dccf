/** Days for which a message is shown without being looked for. */
export const RECENT_DAYS = 30

/** Where messages lie: those still to be dealt with, those put away, or both together. */
export const FILTERS = ['inbox', 'archived', 'all'] as const
export type Filter = (typeof FILTERS)[number]

/** Characters at most that messages are searched by. */
export const LONGEST_SEARCH = 200

/** Messages at most that one call changes or deletes. */
export const MOST_AT_ONCE = 500

/** A text in one line, cut to `length` characters and '...' where there is more. */
export function toOneLine(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = [...line.slice(0, length * 2 + 1)]
  return characters.length <= length ? line : `${characters.slice(0, length).join('').trimEnd()}...`
}

/** Lines and characters of a folded text. */
const FOLD = { lines: 4, characters: 260 }

/** The beginning of a text of many lines or characters; the whole of any other. */
export function foldText(text: string): { shown: string; isFolded: boolean } {
  const begin = [...text.split('\n').slice(0, FOLD.lines).join('\n')].slice(0, FOLD.characters).join('')
  return begin === text ? { shown: text, isFolded: false } : { shown: `${begin.trimEnd()}...`, isFolded: true }
}
