import type { Context } from '#platform/context.ts'
import { textDocument } from '#platform/http/documents.ts'
import { originOf } from '#platform/http/origin.ts'
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
