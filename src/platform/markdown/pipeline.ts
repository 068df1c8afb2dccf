import type { Element, Nodes, Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { bindProse } from '#fixed-spaces.ts'
import { processDrawings } from './drawings.ts'
import { orderHeadings, type TocEntry } from './headings.ts'
import { highlightCode } from './highlight-code.ts'
import { processLinks } from './links.ts'
import { translateOldMarkup } from './old-markup.ts'
import { processPictures } from './pictures.ts'
import { schema } from './schema.ts'
import { element, textOf } from './tree.ts'

/** A rendered text. */
export interface Rendered {
  /** Sanitised HTML without style attributes or scripts. */
  html: string
  /** Headings of level 2 and 3, in order. */
  toc: TocEntry[]
  /** Number of words, without code, drawings and footnote marks. */
  words: number
  /** Address of the first picture. */
  firstImage?: string
  /** Whether time ran out before all code was coloured, so that another try may colour more. */
  uncoloured: boolean
}

const toSafeTree = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, {
    allowDangerousHtml: true,
    // The sanitiser adds its own prefix.
    clobberPrefix: '',
    footnoteLabel: 'Notas',
    footnoteLabelProperties: { className: ['footnotes-title'] },
    footnoteBackLabel: (note, again) => `Voltar ao texto (nota ${note + 1}${again > 1 ? `, ${again}` : ''})`,
    footnoteBackContent: 'Voltar ao texto',
  })
  .use(rehypeRaw)
  .use(translateOldMarkup)
  .use(rehypeSanitize, schema)
  .freeze()

const toHtml = unified().use(rehypeStringify).freeze()

/**
 * Renders in this thread. A long text takes seconds, so the program calls `renderMarkdown` of render.ts instead.
 * @param colourMs milliseconds for colouring code
 */
export async function renderHere(markdown: string, colourMs = 10_000): Promise<Rendered> {
  const tree: Root = await toSafeTree.run(toSafeTree.parse(markdown))
  const words = countWords(tree)
  const toc = orderHeadings(tree)
  const firstImage = processPictures(tree)
  processDrawings(tree)
  processLinks(tree)
  wrapTables(tree)
  bindSpaces(tree)
  tidy(tree)
  const uncoloured = await highlightCode(tree, colourMs)
  return { html: toHtml.stringify(tree), toc, words, firstImage, uncoloured }
}

function countWords(tree: Root): number {
  let words = 0
  visit(tree, (node) => {
    if (node.type === 'element' && isNoProse(node)) return SKIP
    if (node.type === 'text') words += node.value.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0
  })
  return words
}

const isNoProse = ({ tagName, properties }: Element) =>
  tagName === 'pre' || tagName === 'svg' || 'dataFootnoteBackref' in properties

/** No line ends between a figure and its unit, or after a word of one letter. Code keeps its spaces. */
function bindSpaces(tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'element' && UNBOUND.has(node.tagName)) return SKIP
    if (node.type === 'text') node.value = bindProse(node.value)
  })
}

const UNBOUND = new Set(['pre', 'code', 'kbd', 'samp', 'svg'])

/**
 * Wraps tables in an element that scrolls, also by keyboard, so that wide ones do not widen the page. Each is named after
 * its caption or the heading above it, so that who jumps from one to the next knows which it is.
 */
function wrapTables(tree: Root): void {
  let heading = ''
  const counts = new Map<string, number>()
  visit(tree, 'element', (node, index, parent) => {
    if (/^h[1-6]$/.test(node.tagName)) heading = oneLine(node)
    if (node.tagName !== 'table' || !parent || index === undefined) return
    const caption = node.children.find((child) => child.type === 'element' && child.tagName === 'caption')
    const name = (caption && oneLine(caption)) || heading
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    const ariaLabel = `Tabela${count > 1 ? ` ${count}` : ''}${name && `: ${name}`}`
    parent.children[index] = element(
      'div',
      { className: ['table-scroll'], role: 'group', ariaLabel, tabIndex: 0 },
      node,
    )
    return SKIP
  })
}

const oneLine = (node: Nodes) => textOf(node).replace(/\s+/g, ' ').trim()

/** Labels the boxes of task lists, aligns cells by class (`align` is obsolete), and removes class attributes that the sanitiser has emptied. */
function tidy(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (Array.isArray(node.properties.className) && node.properties.className.length === 0)
      delete node.properties.className
    if (node.properties.align) {
      node.properties.className = [`align-${node.properties.align}`]
      delete node.properties.align
    }
    if (node.tagName === 'input') node.properties.ariaLabel = node.properties.checked ? 'Feito' : 'A fazer'
  })
}
