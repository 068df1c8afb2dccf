import type { Element, Root } from 'hast'
import { tryDecodeURIComponent } from 'hono/utils/url'
import { visit } from 'unist-util-visit'
import { findVideo, isOwnVideo, readAddress } from './addresses.ts'
import { slugOf } from './headings.ts'
import { playVideo } from './pictures.ts'
import { ID_PREFIX } from './schema.ts'
import { attribute, element, textOf } from './tree.ts'

/** Adds `rel` to links to other sites, corrects links within the text, and shows linked videos. */
export function processLinks(tree: Root): void {
  const ids = new Set<string>()
  visit(tree, 'element', (node) => {
    const id = attribute(node, 'id') || attribute(node, 'name')
    if (id) ids.add(id)
  })
  visit(tree, 'element', (node) => {
    if (node.tagName === 'p') showVideo(node)
    if (node.tagName !== 'a' || !node.properties.href) return
    const href = attribute(node, 'href')
    if (href.startsWith('#')) node.properties.href = `#${findTarget(href.slice(1), ids)}`
    else if (readAddress(href).kind === 'foreign') node.properties.rel = ['noopener', 'noreferrer']
  })
}

/** The id that a link within the text means: as written, with the sanitiser's prefix, or of a heading with that text. */
function findTarget(name: string, ids: Set<string>): string {
  const slug = slugOf(tryDecodeURIComponent(name))
  return [name, ID_PREFIX + name, slug].find((id) => ids.has(id)) ?? name
}

/** Shows a video where a paragraph has nothing but a link to it. */
function showVideo(paragraph: Element): void {
  const content = paragraph.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  const [link] = content
  if (content.length !== 1 || link?.type !== 'element' || link.tagName !== 'a') return
  const href = attribute(link, 'href')
  const words = textOf(link).trim()
  const isBare = /^(https?:\/\/|www\.|\/)\S+$/.test(words)
  if (isOwnVideo(href)) {
    paragraph.children = playVideo(href, false, isBare ? '' : words)
    return
  }
  const video = findVideo(href)
  if (!video || !words) return
  const label = isBare ? `Assistir ao vídeo no ${video.site}` : words
  paragraph.children = [
    element(
      'a',
      { className: ['video-link'], href: video.href },
      playPicture(),
      element('span', {}, { type: 'text', value: label }),
    ),
  ]
}

/** Drawn, so that no picture is requested from the video's site. */
const playPicture = () =>
  element(
    'svg',
    { viewBox: '0 0 48 48', width: 48, height: 48, ariaHidden: 'true' },
    element('circle', { cx: 24, cy: 24, r: 22.5, fill: 'none', stroke: 'currentColor', strokeWidth: 2 }),
    element('path', { d: 'M19 15v18l15-9z', fill: 'currentColor' }),
  )
