/** Results on one page. */
export const PAGE_SIZE = 10

/** Characters of a question that are read. */
export const MAX_TEXT = 200

/** A question as it is read: without control characters and broken halves of characters, its blanks single, cut. */
export function cleanText(typed: string): string {
  const plain = typed
    .slice(0, MAX_TEXT * 10)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return [...plain].slice(0, MAX_TEXT).join('').trimEnd()
}

const HEADING = 80

/** A question as headings show it. */
export function shorten(text: string): string {
  const characters = [...text]
  return characters.length <= HEADING ? text : `${characters.slice(0, HEADING).join('')}...`
}
