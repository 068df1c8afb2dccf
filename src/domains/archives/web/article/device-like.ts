/*
 * Whether this device has liked an article: a marker in local storage, keyed by the article's id. A browser that
 * keeps nothing forgets it with the page; the server still counts a device once.
 */
const keyOf = (id: number) => `archive-like-${id}`

export function hasLiked(id: number): boolean {
  try {
    return localStorage.getItem(keyOf(id)) !== null
  } catch {
    return false
  }
}

export function rememberLike(id: number) {
  try {
    localStorage.setItem(keyOf(id), 'true')
  } catch {}
}

export function forgetLike(id: number) {
  try {
    localStorage.removeItem(keyOf(id))
  } catch {}
}
