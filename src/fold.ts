/** Characters of a search at most. */
export const MAX_SEARCH = 200

/** A text without accents and capitals, for comparisons with what people type in a search. */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** On one line, without control characters and those that turn the direction of a text, also of what stands beside it. */
export const inOneLine = (typed: string) => typed.replace(/\p{Bidi_Control}/gu, '').replace(/[\s\p{Cc}]+/gu, ' ')

/** A search as it is used: without control characters and lone surrogates, with single blanks, cut to `MAX_SEARCH`. */
export function cleanSearch(typed: string): string {
  const plain = typed
    .slice(0, MAX_SEARCH * 10)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return [...plain].slice(0, MAX_SEARCH).join('').trimEnd()
}
