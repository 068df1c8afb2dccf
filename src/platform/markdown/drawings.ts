import type { Element, ElementContent, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { attribute } from './tree.ts'

/**
 * Drawings in a text: `<svg viewBox="0 0 480 300" aria-label="...">` with the elements below. Their colours and lines are
 * classes, styled in prose.css, so that a drawing is right in both schemes and in print. Nothing in them loads, links,
 * moves or refers to something else: what is not listed here is removed.
 */
export const DRAWING_PARTS = ['g', 'path', 'rect', 'circle', 'ellipse', 'text']

const NUMBER = /^-?\d{0,5}(\.\d{1,4})?$/
const CLASSES: [string, ...string[]] = [
  'className',
  ...['ink', 'thin', 'dash', 'accent', 'dots', 'holes', 'rings'],
  ...['fill', 'tint', 'wash', 'paper', 'cover', 'solid'],
  ...['strong', 'quiet', 'over', 'middle', 'end', 'detail'],
]

/** The attributes of a drawing that the sanitiser leaves, by element. */
export const DRAWING_ATTRIBUTES = {
  svg: [['viewBox', /^0 0 \d{1,4} \d{1,4}$/] as [string, RegExp], 'ariaLabel'],
  g: [['transform', /^[a-z\d\s.,()-]{1,120}$/] as [string, RegExp], CLASSES],
  path: [['d', /^[\d\s.,MLHVCSQTAZmlhvcsqtaz-]+$/] as [string, RegExp], CLASSES],
  rect: [...numbers('x', 'y', 'width', 'height', 'rx'), CLASSES],
  circle: [...numbers('cx', 'cy', 'r'), CLASSES],
  ellipse: [...numbers('cx', 'cy', 'rx', 'ry'), CLASSES],
  text: [...numbers('x', 'y'), CLASSES],
}

function numbers(...names: string[]): [string, RegExp][] {
  return names.map((name) => [name, NUMBER])
}

/** Makes each drawing an image to screen readers, by its label; one without is hidden from them. One without size is removed. */
export function processDrawings(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'svg' || !parent || index === undefined) return
    if (!attribute(node, 'viewBox')) {
      parent.children.splice(index, 1)
      return index
    }
    node.children = node.children.flatMap(partsOf)
    if (attribute(node, 'ariaLabel')) node.properties.role = 'img'
    else node.properties.ariaHidden = 'true'
    return SKIP
  })
}

/** The node if it is a part of a drawing, else nothing; within `<text>` only text. */
function partsOf(node: ElementContent): Element[] {
  if (node.type !== 'element' || !DRAWING_PARTS.includes(node.tagName)) return []
  if (node.tagName === 'text') node.children = node.children.filter((child) => child.type === 'text')
  else node.children = node.children.flatMap(partsOf)
  return [node]
}
