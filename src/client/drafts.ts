import { removeStored, storedKeys } from './storage.ts'

const prefixOf = (user: number) => `draft:${user}:`

/** Where local storage holds a draft: each person's apart, since a browser may serve several. `name` is e.g. `archive:7`. */
export const draftKey = (user: number, name: string) => prefixOf(user) + name

/** Removes all that this browser holds of what a person typed and never saved. */
export function removeDrafts(user: number) {
  for (const key of storedKeys(prefixOf(user))) removeStored(key)
}
