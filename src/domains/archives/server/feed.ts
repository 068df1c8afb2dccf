import { Feed } from 'feed'
import { type Selectable, sql } from 'kysely'
import { readFrame } from '#domains/site/server/service.ts'
import type { Context } from '#platform/context.ts'
import type { PublicArchives } from '#platform/db/tables.gen.ts'
import { textDocument } from '#platform/http/documents.ts'
import { originOf } from '#platform/http/origin.ts'
import { findRedirect, redirectTo } from '#platform/http/redirects.ts'
import { openingOf, READ_FOR_OPENING } from '#platform/markdown/opening.ts'
import { archivePath } from '../archive.ts'
import { isTagSlug, tagFeedPath, tagPath, tagSlug } from '../tags.ts'
import { hasTag } from './tags.ts'

/** Most articles in the feed. */
const FEED_SIZE = 30

/** The newest articles as RSS 2.0, with their whole text. */
export const sendFeed = async (context: Context) =>
  sendRss(context, await readRows(context), { title: 'arquivos', path: '/archive', feed: '/feed.xml' })

/** The newest articles with a tag: /archive/{tag}/feed.xml. */
export async function sendTagFeed(context: Context, path: string): Promise<Response> {
  const slug = path.split('/')[2] ?? ''
  const rows = isTagSlug(slug) ? await readRows(context, slug) : []
  const name = rows[0]?.tags.find((tag) => tagSlug(tag) === slug)
  if (name === undefined) {
    const elsewhere = await findRedirect(context, tagPath(slug))
    return elsewhere === undefined ? new Response(null, { status: 404 }) : redirectTo(`${elsewhere}/feed.xml`)
  }
  return sendRss(context, rows, { title: name, path: tagPath(slug), feed: tagFeedPath(slug) })
}

const SHOWN = ['id', 'title', 'preview', 'html', 'date', 'tags'] as const
type Row = Pick<Selectable<PublicArchives>, (typeof SHOWN)[number]> & { beginning: string }

const readRows = ({ db }: Context, tag?: string): Promise<Row[]> =>
  db
    .selectFrom('public_archives')
    .select(SHOWN)
    .select(sql<string>`left(markdown, ${READ_FOR_OPENING})`.as('beginning'))
    .$if(tag !== undefined, (query) => query.where(hasTag(tag!)))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(FEED_SIZE)
    .execute()

/** @param about what the feed is of, the path of the page that lists it, and its own */
async function sendRss(context: Context, rows: Row[], about: Record<'title' | 'path' | 'feed', string>) {
  const origin = originOf(context)
  const { company } = (await readFrame(context)).data
  const page = origin + about.path
  const feed = new Feed({
    id: page,
    link: page,
    title: `${company.name}: ${about.title}`,
    description: company.tagline,
    language: 'pt-BR',
    copyright: company.legalName,
    updated: rows[0]?.date,
    feedLinks: { rss: origin + about.feed },
  })
  for (const row of rows) {
    const link = `${origin}${archivePath(row)}`
    feed.addItem({
      title: row.title,
      id: link,
      link,
      description: row.preview || openingOf(row.beginning),
      content: forReaders(row.html, origin),
      date: row.date,
      category: row.tags.map((name) => ({ name, domain: origin + tagPath(tagSlug(name)) })),
    })
  }
  return textDocument(context, feed.rss2(), 'application/rss+xml')
}

/** A text for feed readers: whole addresses, and instead of drawings, which need the site's styles, their descriptions. */
const forReaders = (html: string, origin: string) =>
  html
    .replaceAll(/<svg\b((?:"[^"]*"|[^">])*)>[\s\S]*?<\/svg>/g, (_, attributes: string) => {
      const label = /aria-label="([^"]*)"/.exec(attributes)?.[1]
      return label ? `<p>${label}</p>` : ''
    })
    .replaceAll(/<[a-z](?:"[^"]*"|[^">])*>/g, (tag) => tag.replaceAll(/(src|href)="\//g, `$1="${origin}/`))
