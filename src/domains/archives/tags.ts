import { fold } from '#fold.ts'

/** Tags of one article at most. */
export const MAX_TAGS = 10
/** Longest tag, in characters. */
export const MAX_TAG = 40

/** The part of an address that stands for a tag: 'Impressão 3D' is 'impressao-3d', 'C++' 'cpp'. '' for one of marks alone. */
export const tagSlug = (tag: string) =>
  fold(tag)
    .replaceAll('+', 'p')
    .replaceAll('#', ' sharp')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Tags as they are stored: with single blanks, no empty one, and each once, however it is capitalised. */
export function cleanTags(tags: readonly string[]): string[] {
  const bySlug = new Map<string, string>()
  for (const tag of tags) {
    const clean = tag
      .normalize('NFC')
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
    if (clean && !bySlug.has(tagSlug(clean))) bySlug.set(tagSlug(clean), clean)
  }
  return [...bySlug.values()]
}

/** Whether a text may be the part of an address that stands for a tag. */
export const isTagSlug = (text: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= MAX_TAG * 7

/** The path of the page of the articles with a tag. */
export const tagPath = (slug: string) => `/archive/${slug}`

/** The path of their feed. */
export const tagFeedPath = (slug: string) => `${tagPath(slug)}/feed.xml`

/** The path of the picture social networks show beside a link to that page. */
export const tagPicturePath = (slug: string) => `/og/assunto/${slug}.png`
