/** Address of the profile picture for an e-mail: the uploaded one, else the e-mail's initials. */
export const faceAddress = (email: string) => `/uploads/${encodeURIComponent(email).replace('%40', '@')}.png`

/**
 * The same with the initials of the person's name, for where the name is known: 'davi' and 'diego' are both D.
 * @param version makes another address, so that a browser loads the picture again
 */
export function namedFaceAddress({ name, email }: { name: string; email: string }, version = 0): string {
  const initials = initialsOf(name)
  const query = new URLSearchParams({ ...(initials && { initials }), ...(version && { version: String(version) }) })
  return faceAddress(email) + (query.size > 0 ? `?${query}` : '')
}

/** First letters of the first and last word; of a name of one word its first two letters, '' for one without letters. */
function initialsOf(name: string): string {
  const words = wordsOf(name)
  const parts = words.length > 1 ? [words[0]!, words.at(-1)!] : (words[0]?.match(/\p{L}/gu)?.slice(0, 2) ?? [])
  return parts.map((part) => [...part][0]).join('')
}

/** The words of a text: runs of letters. */
export const wordsOf = (text: string): string[] => text.normalize('NFC').match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
