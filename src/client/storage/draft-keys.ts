import { removeStored, storedKeys } from './storage.ts'

const prefixOf = (user: number) => `draft:${user}:`

/** Key of a draft in local storage, by user, since several people may use a browser. `name` is e.g. `archive:7`. */
export const draftKey = (user: number, name: string) => prefixOf(user) + name

/** Whether somebody's text is kept in this browser, as after a session that ended. */
export const hasDrafts = () => storedKeys('draft:').length > 0

/** Removes all drafts of a user from this browser. */
export function removeDrafts(user: number) {
  for (const key of storedKeys(prefixOf(user))) removeStored(key)
}
