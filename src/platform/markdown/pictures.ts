import type { Element, ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { uploadedPicture } from '#pictures/uploaded-picture.ts'
import { isOwnVideo, readAddress, uploadAddress } from './addresses.ts'
import { attribute, element } from './tree.ts'

// The text column is 68ch wide, about 44rem.
const SIZES = '(min-width: 48rem) 44rem, 100vw'

/**
 * Makes pictures load lazily. A bare file name means an upload; uploads get width, height and `srcset`. Pictures of other
 * sites are shown over https, and become links over http. Uploaded videos get a player.
 * @returns the address of the first picture
 */
export function processPictures(tree: Root): string | undefined {
  let first: string | undefined
  const linked = new Set<Element>()
  visit(tree, 'element', (link) => {
    if (link.tagName === 'a') visit(link, 'element', (node) => void linked.add(node))
  })
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return
    if (node.tagName === 'video') {
      parent.children.splice(index, 1, ...playVideo(videoSource(node), linked.has(node)))
      return index + 1
    }
    if (node.tagName !== 'img') return
    const shown = processPicture(node, linked.has(node))
    if (shown === node) first ??= attribute(node, 'src')
    else {
      parent.children.splice(index, 1, ...(shown ? [shown] : []))
      return index + (shown ? 1 : 0)
    }
  })
  // A `<source>` outside of a video has no effect.
  visit(tree, 'element', (node) => {
    node.children = node.children.filter((child) => child.type !== 'element' || child.tagName !== 'source')
  })
  return first
}

function processPicture(node: Element, isLinked: boolean): ElementContent | null {
  const src = uploadAddress(attribute(node, 'src'))
  const alt = attribute(node, 'alt')
  const words: ElementContent | null = alt ? { type: 'text', value: alt } : null
  const address = readAddress(src)
  if (!src || address.kind === 'refused') return words
  if (isOwnVideo(src)) return playVideo(src, isLinked, alt)[0] ?? words
  if (address.kind === 'foreign' && address.url.protocol === 'http:') {
    if (isLinked) return words
    return element('a', { href: address.url.href }, { type: 'text', value: alt || address.url.href })
  }
  Object.assign(node.properties, { src, alt, loading: 'lazy', decoding: 'async' })
  if (address.kind === 'foreign')
    Object.assign(node.properties, { src: address.url.href, referrerPolicy: 'no-referrer' })
  const picture = address.kind === 'ours' ? uploadedPicture(src) : null
  if (picture) Object.assign(node.properties, measure(node, picture))
  return node
}

/** The attributes of an uploaded picture; the author's width stays, with the height by the picture's proportions. */
function measure(node: Element, picture: { src: string; srcSet: string; width: number; height: number }) {
  const width = Number(attribute(node, 'width')) || picture.width
  const height = Math.round((picture.height * width) / picture.width)
  return { src: picture.src, srcSet: picture.srcSet, sizes: SIZES, width, height }
}

/** A player for an uploaded video; a link to any other. */
export function playVideo(src: string, isLinked: boolean, label = ''): ElementContent[] {
  const name = label || 'Vídeo'
  if (readAddress(src).kind === 'refused' || !src) return []
  if (isLinked) return [{ type: 'text', value: name }]
  const link = element('a', { href: src }, { type: 'text', value: label || 'Abrir o vídeo' })
  if (!isOwnVideo(src)) return [link]
  return [element('video', { src, controls: true, preload: 'metadata', playsInline: true, ariaLabel: name }, link)]
}

function videoSource(video: Element): string {
  const source = video.children.find((child) => child.type === 'element' && child.tagName === 'source')
  return uploadAddress(attribute(video, 'src') || (source?.type === 'element' ? attribute(source, 'src') : ''))
}
