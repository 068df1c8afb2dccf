import type { Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { orderHeadings, type TocEntry } from './headings.ts'
import { highlightCode } from './highlight-code.ts'
import { dressLinks } from './links.ts'
import { translateOldMarkup } from './old-markup.ts'
import { dressPictures } from './pictures.ts'
import { schema } from './schema.ts'
import { element } from './tree.ts'

/** A text ready for the page. */
export interface Rendered {
  /** Sanitised HTML without style attributes or scripts. */
  html: string
  /** Headings of level 2 and 3, in order. */
  toc: TocEntry[]
  /** Words of the text, code and notes' marks left out. */
  words: number
  /** Address of the first picture shown. */
  firstImage?: string
  /** Whether there was not time enough to colour all code: rendered again, it may all be coloured. */
  uncoloured: boolean
}

const toSafeTree = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, {
    allowDangerousHtml: true,
    // The sanitiser puts its own prefix before these ids.
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
 * Renders in this very thread; a long text takes seconds, so the program calls `renderMarkdown` of render.ts.
 * @param colourMs how long colouring the code may take, in milliseconds
 */
export async function renderHere(markdown: string, colourMs = 10_000): Promise<Rendered> {
  const tree: Root = await toSafeTree.run(toSafeTree.parse(markdown))
  const words = countWords(tree)
  const toc = orderHeadings(tree)
  const firstImage = dressPictures(tree)
  dressLinks(tree)
  dressTables(tree)
  tidy(tree)
  const uncoloured = await highlightCode(tree, colourMs)
  return { html: toHtml.stringify(tree), toc, words, firstImage, uncoloured }
}

function countWords(tree: Root): number {
  let words = 0
  visit(tree, (node) => {
    if (node.type === 'element' && (node.tagName === 'pre' || 'dataFootnoteBackref' in node.properties)) return SKIP
    if (node.type === 'text') words += node.value.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0
  })
  return words
}

/** A wide table scrolls in a frame of its own, also by keyboard, instead of widening the page. */
function dressTables(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'table' || !parent || index === undefined) return
    parent.children[index] = element(
      'div',
      { className: ['table-scroll'], role: 'group', ariaLabel: 'Tabela', tabIndex: 0 },
      node,
    )
    return SKIP
  })
}

/** The box of a task list says in words what it shows; lists of classes the sanitiser emptied go. */
function tidy(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (Array.isArray(node.properties.className) && node.properties.className.length === 0)
      delete node.properties.className
    if (node.tagName === 'input') node.properties.ariaLabel = node.properties.checked ? 'Feito' : 'A fazer'
  })
}
