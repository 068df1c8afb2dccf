import { plainText } from './plain-text.ts'

const FENCED = /^[ \t]*(```+|~~~+)[^\n]*\n([\s\S]*?)(?:^[ \t]*\1[^\n]*$|$(?![\s\S]))/gm
const HEADING = /^ {0,3}#{1,6}\s/
/** A line of a list or a quote, which a line of hyphens below does not make a heading. */
const LISTED = /^\s*([-*+>]|\d{1,9}[.)])\s/

/** The paragraphs, lists and tables of a Markdown text, then its headings, then its code, each as plain text. */
export function textBlocks(markdown: string): string[] {
  const { prose, headings, code } = split(markdown)
  const plain = [...prose, ...headings].map((block) => plainText(block))
  return [...plain, ...code.map((text) => text.replace(/\s+/g, ' ').trim())].filter(Boolean)
}

/** Only the sentences of a Markdown text: its paragraphs and lists, each as plain text. */
export const proseBlocks = (markdown: string): string[] =>
  split(markdown)
    .prose.map((block) => plainText(withoutTable(block)))
    .filter(Boolean)

function split(markdown: string) {
  const code: string[] = []
  const rest = markdown.replaceAll('\r\n', '\n').replace(FENCED, (_, __, inner: string) => {
    code.push(inner)
    return '\n'
  })
  // A heading is a block of its own even without blank lines around it.
  const blocks = rest.replace(/^ {0,3}#{1,6}\s.*$/gm, '\n\n$&\n\n').split(/\n\s*\n/)
  return {
    prose: blocks.filter((block) => !HEADING.test(block)),
    headings: blocks.filter((block) => HEADING.test(block)),
    code,
  }
}

/** A block without its table, which goes from the line above its rule to the block's end, and without an underlined heading. */
function withoutTable(block: string) {
  const lines = block.split('\n')
  const rule = lines.findIndex((line, at) => at > 0 && /^[\s>]*\|?\s*:?-[-\s:|]*$/.test(line) && line.includes('|'))
  const prose = rule < 0 ? lines : lines.slice(0, rule - 1)
  const underline = prose.findIndex(
    (line, at) => at > 0 && /^ {0,3}(=+|-+)\s*$/.test(line) && !LISTED.test(prose[at - 1]!),
  )
  return prose.slice(underline + 1).join('\n')
}
