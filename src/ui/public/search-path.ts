/** Longest search, in characters: servers limit the length of addresses. */
export const SEARCH_LENGTH = 200

/** Path of a search's results; of the list of projects if the text is empty. */
export function searchPath(typed: string): string {
  const text = [...typed.trim().toWellFormed()].slice(0, SEARCH_LENGTH).join('').trim()
  if (text === '') return '/projects'
  // Browsers remove the path segments '.' and '..', also escaped ones. The added blank is trimmed by the page.
  return `/projects/${encodeURIComponent(/^\.\.?$/.test(text) ? `${text}\u00a0` : text)}`
}
