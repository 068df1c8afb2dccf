import { Feed } from 'feed'
import { readFrame } from '#domains/site/server/service.ts'
import type { Context } from '#platform/context.ts'
import { textDocument } from '#platform/http/documents.ts'
import { originOf } from '#platform/http/origin.ts'
import { archivePath } from '../archive.ts'

/** Most articles in the feed. */
const FEED_SIZE = 30

/** The newest articles as RSS 2.0, with their whole text. */
export async function sendFeed(context: Context): Promise<Response> {
  const origin = originOf(context)
  const { company } = (await readFrame(context)).data
  const rows = await context.db
    .selectFrom('public_archives')
    .select(['id', 'title', 'preview', 'html', 'date'])
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(FEED_SIZE)
    .execute()
  const feed = new Feed({
    id: `${origin}/archive`,
    link: `${origin}/archive`,
    title: `${company.name}: arquivos`,
    description: company.tagline,
    language: 'pt-BR',
    copyright: company.legalName,
    updated: rows[0]?.date,
    feedLinks: { rss: `${origin}/feed.xml` },
  })
  for (const row of rows) {
    const link = `${origin}${archivePath(row)}`
    feed.addItem({
      title: row.title,
      id: link,
      link,
      description: row.preview,
      content: forReaders(row.html, origin),
      date: row.date,
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
    .replaceAll(/(src|href)="\//g, `$1="${origin}/`)
