import { archivePath } from '#domains/archives/archive.ts'
import { listPublicArchives } from '#domains/archives/server/service.ts'
import { projectPath } from '#domains/projects/project.ts'
import { listPublicProjects } from '#domains/projects/server/service.ts'
import type { Context } from '#platform/context.ts'
import { textDocument } from '#platform/http/documents.ts'
import { originOf } from '#platform/http/origin.ts'

/** Public screens that are always there. */
const SCREENS = [
  '/',
  '/archive',
  '/projects',
  '/contact',
  '/legal-compliance',
  '/privacy',
  '/BemVindoAoCafe-PrimeiroCafeDepoisBomDia',
]

/** Addresses one sitemap may hold. */
const MOST = 50_000

/** The addresses a search engine should know, after https://www.sitemaps.org/protocol.html. */
export async function sendSitemap(context: Context): Promise<Response> {
  const origin = originOf(context)
  const [archives, projects] = await Promise.all([listPublicArchives(context), listPublicProjects(context)])
  const url = (path: string, changed?: Date) =>
    `<url><loc>${origin}${path}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`
  const urls = [
    ...SCREENS.map((path) => url(path)),
    ...projects.map((project) => url(projectPath(project), project.date_update)),
    ...archives.map((archive) => url(archivePath(archive), archive.updated_at)),
  ].slice(0, MOST)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
  return textDocument(context, xml, 'application/xml')
}

/** What robots may read: all but the workbench and the calls. */
export function sendRobots(context: Context): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /dashboard',
    'Disallow: /coffe',
    'Disallow: /login',
    'Disallow: /api/',
    'Disallow: /starts/',
    '',
    `Sitemap: ${originOf(context)}/sitemap.xml`,
    '',
  ]
  return textDocument(context, lines.join('\n'), 'text/plain')
}
