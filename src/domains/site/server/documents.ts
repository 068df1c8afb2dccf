import type { Context } from '#platform/context.ts'
import type { PublicPage } from '#platform/contributions.ts'
import { textDocument } from '#platform/http/documents.ts'
import { originOf } from '#platform/http/origin.ts'
import { domainsOn } from '#platform/modules.ts'
import { personPath } from '../person-path.ts'
import { hasPeople, readPeople } from './people.ts'
import { isBeingPrepared, readFrame } from './service.ts'

/** Months that security.txt is good for, from the first day of this one: less than the year that RFC 9116 recommends at most. */
const GOOD_FOR = 6

/** Whom to tell of a flaw in the site's security, after RFC 9116: the firm's e-mail, else its contact form. */
export async function sendSecurityText(context: Context): Promise<Response> {
  if (await isBeingPrepared(context)) return new Response(null, { status: 404 })
  const origin = originOf(context)
  const { company } = (await readFrame(context)).data
  const now = context.clock.now()
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + GOOD_FOR, 1))
  const lines = [
    ...(company.email ? [`Contact: mailto:${company.email}`] : []),
    `Contact: ${origin}/contact`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: pt, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ]
  return textDocument(context, lines.join('\n'), 'text/plain')
}

/** What a device needs to keep the site beside its programs (https://www.w3.org/TR/appmanifest/). */
export async function sendManifest(context: Context): Promise<Response> {
  const { company, logo } = (await readFrame(context)).data
  const icon = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' })
  const manifest = {
    id: '/',
    name: company.name,
    short_name: company.name,
    description: company.tagline || undefined,
    lang: 'pt-BR',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbfbfa',
    theme_color: '#fbfbfa',
    icons: logo ? [icon(logo.icon, 512)] : [icon('/icon-192.png', 192), icon('/icon-512.png', 512)],
  }
  return textDocument(context, JSON.stringify(manifest), 'application/manifest+json')
}

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

/** The pages of the site's own texts: of people those who work here. */
export async function listSitePages(context: Context): Promise<PublicPage[]> {
  const fixed = [{ path: '/' }, { path: '/legal-compliance' }, { path: '/privacy' }]
  if (!(await hasPeople(context))) return fixed
  const { people } = (await readPeople(context)).data
  return [...fixed, { path: '/pessoas' }, ...people.map((person) => ({ path: personPath(person) }))]
}
