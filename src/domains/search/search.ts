/** Results on one page. */
export const PAGE_SIZE = 10

const HEADING = 80

/** A query as headings show it: its first 80 characters. */
export function shorten(text: string): string {
  const characters = [...text]
  return characters.length <= HEADING ? text : `${characters.slice(0, HEADING).join('')}...`
}
