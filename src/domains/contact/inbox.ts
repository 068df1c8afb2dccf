/** Days for which a message is in the first part of the inbox. */
export const RECENT_DAYS = 30

export const FILTERS = ['inbox', 'archived', 'all'] as const
export type Filter = (typeof FILTERS)[number]

/** Most messages that one call changes or deletes. */
export const MOST_AT_ONCE = 500

/** A text on one line: its first `length` characters, then '...' if it is longer. */
export function toOneLine(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = [...line.slice(0, length * 2 + 1)]
  return characters.length <= length ? line : `${characters.slice(0, length).join('').trimEnd()}...`
}

/** Query parameters of the messages' screen; they hold its whole state. */
export interface MessagesSearch {
  /** The open message. */
  id?: number | undefined
  /** By default the inbox. */
  filter?: Exclude<Filter, 'inbox'> | undefined
  /** Search text; searches all messages of any age. */
  q?: string | undefined
}
