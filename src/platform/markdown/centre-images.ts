import type { Definition, Nodes } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

interface Picture {
  src: string
  alt: string
  title?: string
  width?: string
  height?: string
}
interface Range {
  from: number
  to: number
}
interface Replacement extends Range {
  html: string
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

const WIKI = /!\[\[([^[\]\n]{1,1000})\]\]/g
// As in Markdown, but the address may have spaces, which Markdown allows in angle brackets only. The text may have lines.
const SPACED = /!\[((?:\\.|[^[\]\\]){0,1000})\]\(((?:[^()\n]|\([^()\n]{0,500}\)){1,2000})\)/g
const SHOWN_FILE = /\.(png|jpe?g|gif|webp|avif|svg|bmp|ico|apng|tiff?|heic|mp4|webm)([?#].*)?$/i

/**
 * Rewrites the pictures of a text for storage: wiki embeds (`![[my file.png]]`, `![[file.png|alt]]`,
 * `![[file.png|300x200]]`) and Markdown images become centred `<img>` of at most the text's width; spaces in the address
 * become %20. Code, HTML, escaped `\![` and texts already rewritten stay as they are.
 *
 * The markup is `<span …><img …></span>` on one line wherever the picture stood: inline HTML is valid in a paragraph,
 * a list, a table cell or a link, and a line that starts with a tag and goes on never opens an HTML block, which
 * would swallow the Markdown after it.
 */
export function centreImages(markdown: string): string {
  if (!markdown.includes('![')) return markdown
  const tree = parser.parse(markdown)
  const definitions = new Map<string, Definition>()
  visit(tree, 'definition', (node) => {
    // The first of several with the same name counts.
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node)
  })

  const images: Replacement[] = []
  const references: Replacement[] = []
  const closed: Range[] = []
  const bareLinks: Range[] = []
  const blocks: Range[] = []
  visit(tree, (node) => {
    const { from, to } = rangeOf(node)
    if (node.type === 'image')
      images.push({ from, to, html: toHtml({ src: node.url, alt: node.alt ?? '', title: node.title ?? undefined }) })
    else if (node.type === 'imageReference') {
      const found = definitions.get(node.identifier)
      if (found)
        references.push({
          from,
          to,
          html: toHtml({ src: found.url, alt: node.alt ?? '', title: found.title ?? undefined }),
        })
    } else if (['code', 'inlineCode', 'html', 'definition'].includes(node.type)) closed.push({ from, to })
    else if (node.type === 'paragraph' || node.type === 'heading') blocks.push({ from, to })
    else if (node.type === 'link' && !'<['.includes(markdown[from]!)) bareLinks.push({ from, to })
    else if (node.type === 'link') {
      // Its text may have pictures; its address and title may not.
      const last = markdown[from] === '<' ? undefined : node.children.at(-1)
      closed.push({ from: last ? rangeOf(last).to : from, to })
    }
  })

  // What is written over two lines must be in one paragraph.
  const written = findWritten(markdown).filter(
    (range) => isWithin(range, blocks) || !markdown.slice(range.from, range.to).includes('\n'),
  )
  // The address of another host is a link of its own for GFM, up to its first space.
  closed.push(...bareLinks.filter((link) => !isWithin(link, written)))
  const chosen = chooseApart([images, written, references], closed)
  let result = ''
  let done = 0
  for (const { from, to, html } of chosen) {
    result += markdown.slice(done, from) + html
    done = to
  }
  return result + markdown.slice(done)
}

/** Wiki embeds, and images with spaces in the address, which Markdown does not know. */
function findWritten(markdown: string): Replacement[] {
  const found: Replacement[] = []
  const add = (match: RegExpExecArray, picture: Picture | null) => {
    if (picture && !isEscaped(markdown, match.index)) {
      found.push({ from: match.index, to: match.index + match[0].length, html: toHtml(picture) })
    }
  }
  for (const match of markdown.matchAll(WIKI)) add(match, readWiki(match[1]!))
  for (const match of markdown.matchAll(SPACED)) add(match, readSpaced(match[1]!, match[2]!))
  return found.sort((a, b) => a.from - b.from)
}

/** Whether one of the ranges, which are in order and apart, holds another one. */
function isWithin({ from, to }: Range, ranges: readonly Range[]): boolean {
  let [low, high] = [0, ranges.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ranges[middle]!.from <= from) low = middle + 1
    else high = middle
  }
  return low > 0 && ranges[low - 1]!.to >= to
}

/** `path`, `path|alt`, `path|300` or `path|300x200`; the bar is escaped inside a table. Null if it names no picture. */
function readWiki(inside: string): Picture | null {
  const [path = '', ...rest] = inside.split(/\\?\|/).map((part) => part.trim())
  if (!SHOWN_FILE.test(path)) return null
  const size = /^(\d{1,4})(?:x(\d{1,4}))?$/.exec(rest.at(-1) ?? '')
  const words = (size ? rest.slice(0, -1) : rest).join(' ')
  const name = path.split('/').at(-1)!.replace(SHOWN_FILE, '')
  return { src: path, alt: words || name, width: size?.[1], height: size?.[2] }
}

/** An image with spaces in its address. */
function readSpaced(alt: string, inside: string): Picture | null {
  const title = /\s(?:"([^"]*)"|'([^']*)')\s*$/.exec(inside)
  const src = inside.slice(0, title?.index).trim()
  if (!/\S\s+\S/.test(src) || src.startsWith('<')) return null
  const words = alt.replace(/\n[ \t>]*/g, '\n') // without the marks of a quote
  return { src: unescapeMarks(src), alt: unescapeMarks(words), title: title ? (title[1] ?? title[2]) : undefined }
}

const unescapeMarks = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/g, '$1')

function isEscaped(text: string, at: number): boolean {
  let slashes = 0
  while (text[at - 1 - slashes] === '\\') slashes++
  return slashes % 2 === 1
}

/** The replacements that overlap neither closed ranges nor those of earlier lists, in order. */
function chooseApart(lists: Replacement[][], closed: Range[]): Replacement[] {
  let taken: Range[] = [...closed].sort((a, b) => a.from - b.from)
  const chosen: Replacement[] = []
  for (const list of lists) {
    let at = 0
    let reached = 0
    const fresh = list
      .sort((a, b) => a.from - b.from)
      .filter(({ from, to }) => {
        while (at < taken.length && taken[at]!.to <= from) at++
        const isFree = from >= reached && (at >= taken.length || taken[at]!.from >= to)
        if (isFree) reached = to
        return isFree
      })
    chosen.push(...fresh)
    taken = [...taken, ...fresh].sort((a, b) => a.from - b.from)
  }
  return chosen.sort((a, b) => a.from - b.from)
}

function toHtml({ src, alt, title, width, height }: Picture): string {
  const attributes = { src: src.replace(/\s/g, '%20'), alt, title, width, height }
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}="${escapeAttribute(value)}" `,
  )
  return `<span style="display: block; text-align: center"><img ${written.join('')}style="max-width: 100%"></span>`
}

/** For HTML within Markdown: also escapes what would end a table cell, a code span or the line. */
function escapeAttribute(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[&<>"'`|\\[\]]/g, (mark) => `&#${mark.charCodeAt(0)};`)
}

const rangeOf = (node: Nodes) => ({ from: node.position?.start.offset ?? 0, to: node.position?.end.offset ?? 0 })
