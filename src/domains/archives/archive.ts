import type { ArchiveCard } from './contract.ts'

/** Articles on a page of the public list. */
export const PAGE_SIZE = 24

/** Featured articles on the home page, and placeholder cards before them. */
export const FEATURED = 6

/** Words a minute of an attentive reader of Portuguese. */
const READING_SPEED = 200

/** Minutes a text of that many words takes, at least one. */
export const readingMinutes = (words: number) => Math.max(1, Math.round(words / READING_SPEED))

/** Headings from which on an article gets a table of contents. */
export const CONTENTS_FROM = 3

const PREVIEW = 190

/** A text without markup as cards show it: the first 190 characters, then '...' where something was cut. */
export function cutPreview(plain: string): string {
  const characters = [...plain]
  return characters.length <= PREVIEW ? plain : `${characters.slice(0, PREVIEW).join('')}...`
}

/** The path of an article's page. */
export const archivePath = ({ id }: Pick<ArchiveCard, 'id'>) => `/archive-view/${id}`

/** The path of the picture social networks show beside a link to an article. */
export const sharePicturePath = ({ id }: Pick<ArchiveCard, 'id'>) => `/og/archive/${id}.png`
