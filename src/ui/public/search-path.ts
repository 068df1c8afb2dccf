/** Characters of a search that are used; the address of more would be longer than servers accept. */
export const SEARCH_LENGTH = 200

/** The address of a search's results, or of the projects where there is nothing to look for. */
export function searchPath(typed: string): string {
  const text = [...typed.trim().toWellFormed()].slice(0, SEARCH_LENGTH).join('').trim()
  if (text === '') return '/projects'
  // A step of dots, escaped or not, is taken out of every address. With a blank that stays it is a text, and is trimmed there.
  return `/projects/${encodeURIComponent(/^\.\.?$/.test(text) ? `${text}\u00a0` : text)}`
}
