import { readStored, removeStored, writeStored } from '#client/storage.ts'

/*
 * Whether this device has liked an article: a marker in local storage, keyed by the article's id. A browser that
 * stores nothing forgets it with the page; the server still counts a device once.
 */
const keyOf = (id: number) => `archive-like-${id}`

export const hasLiked = (id: number) => readStored(keyOf(id)) !== null

export const rememberLike = (id: number) => writeStored(keyOf(id), 'true')

export const forgetLike = (id: number) => removeStored(keyOf(id))
