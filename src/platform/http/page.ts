import { hash, randomBytes } from 'node:crypto'
import type { Stripe } from '../stripe-account.ts'
import { type Answer, addBrotli, sendBody } from './answer.ts'
import { makeEtag } from './etag.ts'

/** A rendered page, the same for everyone. */
export interface Page extends Answer {
  /** Whether it was rendered from its canonical path, and not from another spelling of it. */
  isCanonical: boolean
  /** The hashes of its inline scripts, as a CSP source list. */
  scripts: string
}

/**
 * Makes a page of rendered HTML. Hashes its inline scripts for the policy: those with `nonce` are ours, and all others stay
 * forbidden. The nonce itself is removed.
 * @param path that it was rendered from
 */
export function readPage(html: string, status: number, nonce: string, path: string): Page {
  const parts = html.split(` nonce="${nonce}"`)
  const hashes = inlineScripts(parts).map((script) => `'sha256-${hash('sha256', script, 'base64')}'`)
  const text = parts.join('').replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
  const body = new TextEncoder().encode(text)
  const etag = makeEtag(body)
  const scripts = [...new Set(hashes)].join(' ')
  const headers = {
    ...documentHeaders(scripts, "'self'"),
    etag,
    vary: 'accept-encoding',
    'cache-control': 'no-cache',
  }
  return { status, isCanonical: isCanonical(text, path), body, etag, scripts, headers }
}

/** Whether a path is the one that the page names as canonical; where it names none, whether it is spelled without excess. */
function isCanonical(html: string, path: string): boolean {
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? []
  if (canonical) return URL.canParse(canonical) && new URL(canonical).pathname === path
  return path === '/' || (encodeURI(decodeURI(path)) === path && !/(?:\/|%20)(?:\/|$)/.test(path))
}

/**
 * The texts of the inline scripts of a page, given as its parts around each nonce. Only tags with the nonce are ours:
 * authors may have written `<script>` too, e.g. in the description of a picture. Structured data is not a script.
 */
function inlineScripts(parts: string[]): string[] {
  return parts.slice(1).flatMap((rest, index) => {
    const before = parts[index]!
    const tag = before.slice(before.lastIndexOf('<')) + rest.slice(0, rest.indexOf('>'))
    return !tag.startsWith('<script') || /\s(?:src=|type="application\/)/.test(tag)
      ? []
      : [rest.slice(rest.indexOf('>') + 1, rest.indexOf('</script>'))]
  })
}

/** What a page's policy allows from other hosts, each a CSP source list. */
export interface PageSources {
  scripts: string
  frames: string
  connections: string
}

/** Answers with a page by a secret link: not stored, not indexed, its address not sent to other sites. */
export async function sendSecretPage(page: Page, request: Request, sources?: PageSources): Promise<Response> {
  const { etag: _, ...headers } = page.headers
  await addBrotli(page, request)
  return sendBody(page, request, {
    ...headers,
    ...(sources && documentHeaders(page.scripts, "'self'", sources)),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
}

/** Answers with a public page that is not kept, here or by anybody: what it shows goes with the hour. */
export async function sendFreshPage(page: Page, request: Request): Promise<Response> {
  const { etag: _, ...headers } = page.headers
  await addBrotli(page, request)
  return sendBody(page, request, { ...headers, 'cache-control': 'no-store' })
}

/** Answers with the workbench's empty shell, with a new nonce for the styles that Mantine adds in the browser. */
export function sendShell(page: Page): Response {
  const nonce = randomBytes(16).toString('base64url')
  const html = new TextDecoder()
    .decode(page.body)
    .replace('</head>', `<meta property="csp-nonce" content="${nonce}"></head>`)
  const headers = { ...documentHeaders(page.scripts, `'self' 'nonce-${nonce}'`), 'cache-control': 'no-store' }
  return new Response(html, { status: page.status, headers })
}

function documentHeaders(scripts: string, styles: string, sources?: PageSources) {
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scripts}${sources ? ` ${sources.scripts}` : ''}`,
    ...(sources ? [`frame-src 'self' ${sources.frames}`, `connect-src 'self' ${sources.connections}`] : []),
    `style-src ${styles}`,
    "img-src 'self' https: data: blob:",
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
  }
}

/** A page by a secret link, or all below a path; with it what its policy allows from other hosts. */
export type SecretPage = `/${string}` | { path: `/${string}`; sources: (given: Sourced) => PageSources | undefined }

/** What those hosts depend on. */
interface Sourced {
  stripe: Pick<Stripe, 'keys'>
}
