import type { Element, Nodes } from 'hast'

/** A HAST element; its properties are named as in HAST (`className`, `srcSet`). */
export function element(tagName: string, properties: Element['properties'], ...children: Element['children']): Element {
  return { type: 'element', tagName, properties, children }
}

/** The text of a node and its children. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** An attribute as text; '' where it is absent or not text. */
export function attribute(node: Element, name: string): string {
  const value = node.properties[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
