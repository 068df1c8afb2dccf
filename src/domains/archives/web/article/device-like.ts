import { readStored, removeStored, writeStored } from '#client/storage/storage.ts'

/*
 * Whether this device has liked an article, in local storage. Without storage it is forgotten with the page, and the
 * server still counts each device once.
 */
/** Prefix of the keys. */
export const LIKE = 'archive-like-'
const keyOf = (id: number) => LIKE + id

export const hasLiked = (id: number) => readStored(keyOf(id)) !== null

export const rememberLike = (id: number) => writeStored(keyOf(id), 'true')

export const forgetLike = (id: number) => removeStored(keyOf(id))
