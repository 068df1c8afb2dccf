import { pick } from '#pick.ts'
import type { ArchiveCard } from './contract.ts'

/** The heading of the public list, also while it loads. */
export const LIST_TITLE = 'Todos os nossos arquivos'

/** Articles on one page of the public list. */
export const PAGE_SIZE = 24

/** Tags above the public list at most: the most used ones. */
export const OFFERED_TAGS = 12

/** Featured articles on the home page, and placeholder cards before them. */
export const FEATURED = 6

/** Reading speed, in words a minute. */
const READING_SPEED = 200

/** Reading time in minutes, at least 1. */
export const readingMinutes = (words: number) => Math.max(1, Math.round(words / READING_SPEED))

/** Fewest headings for which an article shows a table of contents. */
export const CONTENTS_FROM = 3

const PREVIEW = 190

/** The preview of a plain text on cards: its first 190 characters, then '...' if it was longer. */
export function cutPreview(plain: string): string {
  const characters = [...plain]
  return characters.length <= PREVIEW ? plain : `${characters.slice(0, PREVIEW).join('')}...`
}

/** The fields of an article that its card shows. */
export const toShown = (archive: ArchiveCard) =>
  pick(archive, ['id', 'title', 'preview', 'image', 'date', 'views', 'likes'])
export type ShownArchive = ReturnType<typeof toShown>

/** The path of an article's page. */
export const archivePath = ({ id }: Pick<ArchiveCard, 'id'>) => `/archive-view/${id}`

/** The path of the picture social networks show beside a link to an article. */
export const sharePicturePath = ({ id }: Pick<ArchiveCard, 'id'>) => `/og/archive/${id}.png`
