import { proseBlocks } from './text-blocks.ts'

/** Characters of an opening, which search engines show whole. */
const LENGTH = 155
/** Characters of the text that are read for it. */
export const READ_FOR_OPENING = 3000

/**
 * The first sentences of a text without markup, headings, tables and code, cut between words: what stands for a description
 * that nobody wrote.
 */
export function openingOf(markdown: string): string {
  const plain = proseBlocks(markdown.slice(0, READ_FOR_OPENING)).join(' ')
  if (plain.length <= LENGTH) return plain
  const cut = plain.slice(0, LENGTH - 2)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LENGTH / 2)).toWellFormed()}...`
}
