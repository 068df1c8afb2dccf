import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { findVideo } from './addresses.ts'
import { attribute, element } from './tree.ts'

/**
 * Converts markup that the sanitiser would remove: centring by `<center>`, `align` or `style` becomes the class `centered`,
 * and a pasted player of YouTube or Vimeo becomes a link alone in its paragraph. Runs before the sanitiser, which checks
 * the result.
 */
export function translateOldMarkup() {
  return (tree: Root) =>
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'iframe') {
        const video = findVideo(attribute(node, 'src'))
        if (video && parent && index !== undefined) {
          const link = element('a', { href: video.href }, { type: 'text', value: video.href })
          parent.children[index] = parent.type === 'root' || parent.tagName === 'div' ? element('p', {}, link) : link
        }
        return
      }
      if (!isCentred(node)) return
      if (node.tagName === 'center') node.tagName = 'div'
      const [picture] = node.children
      if (
        node.tagName === 'span' &&
        node.children.length === 1 &&
        picture?.type === 'element' &&
        picture.tagName === 'img'
      ) {
        // As `centreImages` writes it: the class moves to the picture.
        picture.properties.className = ['centered']
        if (parent && index !== undefined) parent.children[index] = picture
        return
      }
      if (node.tagName === 'td' || node.tagName === 'th') node.properties.align = 'center'
      else node.properties.className = ['centered']
    })
}

function isCentred(node: Element): boolean {
  if (node.tagName === 'center') return true
  if (/^(center|middle)$/i.test(attribute(node, 'align'))) return true
  // Already converted, or written so by the author.
  if (Array.isArray(node.properties.className) && node.properties.className.includes('centered')) return true
  const style = attribute(node, 'style').toLowerCase()
  return (
    /(^|[;\s])text-align\s*:\s*center/.test(style) ||
    /(^|[;\s])margin\s*:\s*(\S+\s+)?auto(\s+\S+)?\s*(;|$)/.test(style) ||
    (/margin-left\s*:\s*auto/.test(style) && /margin-right\s*:\s*auto/.test(style)) ||
    /margin-inline\s*:\s*auto/.test(style)
  )
}
