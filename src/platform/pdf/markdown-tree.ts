/*
 * Markdown as a small tree of plain objects, for templates of PDFs. Pictures are left out, and so are the tags of HTML;
 * the text between them stays.
 */
import type { Definition, FootnoteDefinition, List, PhrasingContent, RootContent, Table } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { printable, softenWords } from './text.ts'

export type Inline =
  | string
  | { is: 'strong' | 'emphasis' | 'deleted'; body: Inline[] }
  | { is: 'link'; to: string; body: Inline[] }
  | { is: 'code' | 'note'; text: string }
  | { is: 'break' }

export type Block =
  | { is: 'paragraph'; body: Inline[] }
  /** 1 for the highest, and never more than one below the heading before: PDF/UA demands it. */
  | { is: 'heading'; level: number; body: Inline[] }
  /** `start` is null for bullets; a checked or unchecked box stands in the text of its item. */
  | { is: 'list'; start: number | null; items: Block[][] }
  | { is: 'quote'; body: Block[] }
  | { is: 'code'; text: string }
  | { is: 'table'; align: ('left' | 'center' | 'right')[]; head: Inline[][]; rows: Inline[][][] }
  | { is: 'rule' }

/** Lists, quotes and marks nest no deeper: what is deeper stands at this depth. Typst ends at some seventy calls. */
const MAX_DEPTH = 6
/** A table with more columns than a page holds is shown as a paragraph for each row. */
const MAX_COLUMNS = 10
/** Letters that fit beside each other in the only column of a table. */
const LINE = 48

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

/** Reads a Markdown text. Words that are too long for a line can be broken. */
export function readMarkdown(markdown: string): Block[] {
  const root = parser.parse(markdown)
  const reader = new Reader()
  visit(root, (node) => {
    if (node.type === 'definition') reader.addresses.set(node.identifier, reader.addresses.get(node.identifier) ?? node)
    if (node.type === 'footnoteDefinition') reader.notes.set(node.identifier, node)
  })
  return [...reader.blocks(root.children, 0), ...reader.footnotes()]
}

class Reader {
  readonly addresses = new Map<string, Definition>()
  readonly notes = new Map<string, FootnoteDefinition>()
  /** The notes that the text refers to, in the order of their numbers. */
  readonly #numbered: string[] = []
  #headings: number[] = []

  blocks(nodes: readonly RootContent[], depth: number): Block[] {
    return nodes.flatMap((node) => this.#block(node, depth))
  }

  footnotes(): Block[] {
    const items: Block[][] = []
    // A note may refer to another, which is then appended.
    for (const name of this.#numbered) items.push(this.blocks(this.notes.get(name)?.children ?? [], 1))
    return items.length > 0 ? [{ is: 'rule' }, { is: 'list', start: 1, items }] : []
  }

  #block(node: RootContent, depth: number): Block[] {
    switch (node.type) {
      case 'paragraph':
        return paragraph(this.#inline(node.children, 0))
      case 'heading': {
        while (this.#headings.length > 0 && this.#headings.at(-1)! >= node.depth) this.#headings.pop()
        this.#headings.push(node.depth)
        const body = this.#inline(node.children, 0)
        if (body.length === 0) this.#headings.pop()
        return body.length > 0 ? [{ is: 'heading', level: this.#headings.length, body }] : []
      }
      case 'blockquote': {
        const body = this.blocks(node.children, depth + 1)
        return depth < MAX_DEPTH ? [{ is: 'quote', body }] : body
      }
      case 'list':
        return this.#list(node, depth)
      case 'code':
        return [{ is: 'code', text: shown(node.value) }]
      case 'table':
        return this.#table(node)
      case 'thematicBreak':
        return [{ is: 'rule' }]
      case 'html':
        return paragraph([shown(withoutTags(node.value).trim())])
      default:
        return []
    }
  }

  #list({ ordered, start, children }: List, depth: number): Block[] {
    const items = children.map(({ checked, children: parts }) => {
      const blocks = this.blocks(parts, depth + 1)
      if (typeof checked !== 'boolean') return blocks
      const box = checked ? '☑ ' : '☐ '
      const [first, ...others] = blocks
      return first?.is === 'paragraph'
        ? [{ ...first, body: [box, ...first.body] }, ...others]
        : [...paragraph([box]), ...blocks]
    })
    return depth < MAX_DEPTH ? [{ is: 'list', start: ordered ? (start ?? 1) : null, items }] : items.flat()
  }

  #table({ align, children }: Table): Block[] {
    const columns = Math.max(...children.map((row) => row.children.length))
    const width = Math.floor(LINE / columns)
    const rows = children.map((row) => row.children.map((cell) => this.#inline(cell.children, 0, width)))
    if (columns > MAX_COLUMNS)
      return rows.flatMap((row) => paragraph(row.flatMap((cell, at) => (at > 0 ? [' | ', ...cell] : cell))))
    const [head = [], ...body] = rows.map((row) => [...row, ...Array<Inline[]>(columns - row.length).fill([])])
    return [{ is: 'table', align: head.map((_, at) => align?.[at] ?? 'left'), head, rows: body }]
  }

  #inline(nodes: readonly PhrasingContent[], depth: number, width?: number): Inline[] {
    return nodes.flatMap((node) => this.#part(node, depth, width)).filter((part) => part !== '')
  }

  #part(node: PhrasingContent, depth: number, width: number | undefined): Inline[] {
    const inner = (): Inline[] => ('children' in node ? this.#inline(node.children, depth + 1, width) : [])
    switch (node.type) {
      case 'text':
        return [shown(node.value.replace(/\s*\n\s*/g, ' '), width)]
      case 'inlineCode':
        return [{ is: 'code', text: shown(node.value, width) }]
      case 'break':
        return [{ is: 'break' }]
      case 'strong':
      case 'emphasis':
      case 'delete': {
        const is = node.type === 'delete' ? 'deleted' : node.type
        return depth < MAX_DEPTH ? [{ is, body: inner() }] : inner()
      }
      case 'link':
        return link(node.url, inner())
      case 'linkReference':
        return link(this.addresses.get(node.identifier)?.url ?? '', inner())
      case 'footnoteReference':
        return [this.#note(node.identifier)]
      case 'html':
        return [/^<br\s*\/?>$/i.test(node.value) ? { is: 'break' } : shown(withoutTags(node.value), width)]
      default:
        return []
    }
  }

  #note(name: string): Inline {
    const known = this.#numbered.indexOf(name)
    const number = known >= 0 ? known + 1 : this.#numbered.push(name)
    return { is: 'note', text: String(number) }
  }
}

/** A text as it is set: cleaned before its words are broken, and so that a heading of nothing else counts as empty. */
const shown = (text: string, width?: number) => softenWords(printable(text), width)

const paragraph = (body: Inline[]): Block[] => (body.some((part) => part !== '') ? [{ is: 'paragraph', body }] : [])

/** Only addresses outside lead anywhere from a PDF. They are written in ASCII, so that no font changes them. */
const link = (to: string, body: Inline[]): Inline[] =>
  /^(https?:\/\/|mailto:|tel:)/i.test(to) && URL.canParse(to) && body.length > 0
    ? [{ is: 'link', to: new URL(to).href, body }]
    : body

const withoutTags = (html: string) =>
  html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style|template|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
