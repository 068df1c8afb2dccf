import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { textOf } from './tree.ts'

/** An entry of the table of contents, which links to the heading as `#id`. */
export interface TocEntry {
  id: string
  text: string
  level: 2 | 3
}

// Ids that headings must not have: an id is also a property of `window`, and the page has ids of its own.
const TAKEN =
  'main content conteudo menu nav top topo header cabecalho footer rodape search busca root app process global module ' +
  'exports require define name status parent self event location document history origin opener length closed frames'

/** A heading's text as an id: 'Instalação & uso' is 'instalacao-uso'. */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '')
  // A selector like '#3d' would not be valid.
  return /^\p{L}/u.test(slug) ? slug : `secao${slug && '-'}${slug}`
}

/**
 * Changes the headings' levels so that the highest used is h2 and none is skipped. Gives each an id, unique in the text,
 * and returns those of levels 2 and 3.
 */
export function orderHeadings(tree: Root): TocEntry[] {
  const toc: TocEntry[] = []
  const used = new Set(TAKEN.split(' '))
  const counts = new Map<string, number>()
  const above: number[] = []
  visit(tree, 'element', (node) => {
    if (!/^h[1-6]$/.test(node.tagName) || isNotesTitle(node)) return
    const level = Number(node.tagName[1])
    while (above.length > 0 && above.at(-1)! >= level) above.pop()
    above.push(level)
    node.tagName = `h${above.length + 1}`
    const text = textOf(node).replace(/\s+/g, ' ').trim()
    node.properties.id ??= uniqueSlug(text, used, counts)
    if (text && above.length <= 2) toc.push({ id: String(node.properties.id), text, level: above.length === 1 ? 2 : 3 })
  })
  return toc
}

function uniqueSlug(text: string, used: Set<string>, counts: Map<string, number>): string {
  const slug = slugOf(text)
  // The last number of each slug is stored, so that a thousand equal headings do not take quadratic time.
  let count = counts.get(slug) ?? 0
  let id = count === 0 ? slug : `${slug}-${count}`
  while (used.has(id)) id = `${slug}-${++count}`
  counts.set(slug, count)
  used.add(id)
  return id
}

const isNotesTitle = (node: Element) =>
  Array.isArray(node.properties.className) && node.properties.className.includes('footnotes-title')
