import { plainText } from './plain-text.ts'

const FENCED = /^[ \t]*(```+|~~~+)[^\n]*\n([\s\S]*?)(?:^[ \t]*\1[^\n]*$|$(?![\s\S]))/gm
const HEADING = /^ {0,3}#{1,6}\s/

/** The paragraphs, lists and tables of a Markdown text, then its headings, then its code, each as plain text. */
export function textBlocks(markdown: string): string[] {
  const code: string[] = []
  const rest = markdown.replaceAll('\r\n', '\n').replace(FENCED, (_, __, inner: string) => {
    code.push(inner)
    return '\n'
  })
  // A heading is a block of its own even without blank lines around it.
  const blocks = rest.replace(/^ {0,3}#{1,6}\s.*$/gm, '\n\n$&\n\n').split(/\n\s*\n/)
  const prose = blocks.filter((block) => !HEADING.test(block))
  const headings = blocks.filter((block) => HEADING.test(block))
  const plain = [...prose, ...headings].map((block) => plainText(block))
  return [...plain, ...code.map((text) => text.replace(/\s+/g, ' ').trim())].filter(Boolean)
}
