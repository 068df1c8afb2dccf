import { MAX_SEARCH } from '#fold.ts'

/** Results on one page. */
export const PAGE_SIZE = 10

/** A query as it is used: without control characters and lone surrogates, with single blanks, cut to `MAX_SEARCH`. */
export function cleanText(typed: string): string {
  const plain = typed
    .slice(0, MAX_SEARCH * 10)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return [...plain].slice(0, MAX_SEARCH).join('').trimEnd()
}

const HEADING = 80

/** A query as headings show it: its first 80 characters. */
export function shorten(text: string): string {
  const characters = [...text]
  return characters.length <= HEADING ? text : `${characters.slice(0, HEADING).join('')}...`
}
