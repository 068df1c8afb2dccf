import type { Context } from '#platform/context.ts'
import { textDocument } from '#platform/http/documents.ts'
import { originOf } from '#platform/http/origin.ts'
import { domainsOn } from '#platform/modules.ts'
import { isBeingPrepared } from './service.ts'

/** Addresses in one sitemap at most (the format's limit). */
const MOST = 50_000

/** The pages of every domain, after https://www.sitemaps.org/protocol.html; none of modules that are off, and none at all while the site is being prepared. */
export async function sendSitemap(context: Context): Promise<Response> {
  const origin = originOf(context)
  const domains = (await isBeingPrepared(context)) ? [] : await domainsOn(context)
  const pages = await Promise.all(domains.map(({ listPages }) => listPages?.(context) ?? []))
  const urls = pages
    .flat()
    .slice(0, MOST)
    .map(({ path, changed }) => {
      const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
      return `<url><loc>${origin}${path}</loc>${lastmod}</url>`
    })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
  return textDocument(context, xml, 'application/xml')
}

/** Keeps robots away from the workbench and the API; the login is read, so that its `noindex` is seen. */
export async function sendRobots(context: Context): Promise<Response> {
  const lines = [
    'User-agent: *',
    'Disallow: /dashboard',
    'Disallow: /coffe',
    'Disallow: /api/',
    'Disallow: /starts/',
    '',
    ...((await isBeingPrepared(context)) ? [] : [`Sitemap: ${originOf(context)}/sitemap.xml`, '']),
  ]
  return textDocument(context, lines.join('\n'), 'text/plain')
}
