import { randomBytes } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import { dayOf } from '#time.ts'
import { type Context, type Program, type Rendering, rendering } from '../context.ts'
import { securityHeaders } from './headers.ts'
import { originOf } from './origin.ts'
import { type Page, readPage, sendPage, sendSecretPage, sendShell } from './page.ts'
import { isPage } from './page-cache.ts'

/** Renders a page of the site, or answers with a redirect. */
export type Render = (request: Request) => Promise<Response> | Response

export interface PageRules {
  render: Render
  /** Addresses of the workbench, which renders in the browser only. */
  isWorkbench(path: string): boolean
  /** The query parameters a page shows something different for; all others are left out of what it is kept under. */
  parametersOf(path: string): readonly string[]
  /** The pages by a secret link that a path is one of, e.g. '/andamento/*'; undefined for all other paths. */
  secretPageOf(path: string): string | undefined
}

/** The page as rendered, for development. */
export const renderAsIs = (context: Context, request: Request, { render }: PageRules) =>
  rendering.run({ ...context, nonce: '' }, () => render(request))

/** Answers with a page: a visitor's from memory where it is still right, the workbench's shell with its nonce. */
export async function servePage(c: HonoContext, context: Context, rules: PageRules) {
  const { path, origin, key, isWorkbench, isSecret, isReadable } = placeOf(c.req.raw, context, rules)
  if (!isReadable) return c.redirect(UNKNOWN, 307)
  const draw = () => renderPage(context, new URL(path, origin), rules.render)

  if (isWorkbench) {
    const shell = await draw()
    return isPage(shell) ? sendShell(shell) : shell
  }
  if (isSecret) {
    const page = await draw()
    return isPage(page) ? sendSecretPage(page, c.req.raw) : page
  }
  const page = await context.pages.find(key, draw)
  return isPage(page) ? sendPage(page, c.req.raw) : page
}

/**
 * Answers for a page that is kept and right, and for nothing else: most of what visitors ask, so it goes by everything
 * that the rest needs, and does itself what the rest gets on the way (headers, id, log line).
 */
export function cachedPages(program: Program, rules: PageRules): (request: Request) => Response | undefined {
  const always = securityHeaders(program.settings.publicUrl)
  return (request) => {
    if (request.method !== 'GET') return undefined
    const { pathname, key, isWorkbench, isSecret } = placeOf(request, program, rules)
    const page = isWorkbench || isSecret ? undefined : program.pages.peek(key)
    if (!page) return undefined
    const id = crypto.randomUUID()
    const answer = sendPage(page, request, { ...always, 'x-request-id': id })
    program.log.debug({ id, method: 'GET', path: pathname, status: answer.status, ms: 0 }, 'request')
    return answer
  }
}

/** Where the page of an address is kept, and what it is rendered from: parameters it does not know are left out. */
function placeOf({ url, headers }: Request, { settings, clock }: Program, rules: PageRules) {
  const { pathname, search, searchParams } = new URL(url)
  const origin = originOf({ settings, request: headers })
  let path = startOnce(pathname)
  // As the router reads it, however it was written: what one calls the workbench's the other must not keep as a page.
  const read = readPath(path)
  if (search) {
    const heeded = rules.parametersOf(read ?? path)
    for (const name of new Set(searchParams.keys())) if (!heeded.includes(name)) searchParams.delete(name)
    searchParams.sort()
    if (searchParams.size) path += `?${searchParams}`
  }
  // The day's filament and slogan are on every page, the address in its links.
  return {
    pathname,
    origin,
    path,
    key: `${dayAt(clock.now())} ${origin} ${path}`,
    isWorkbench: read !== undefined && rules.isWorkbench(read),
    isSecret: read !== undefined && rules.secretPageOf(read) !== undefined,
    isReadable: read !== undefined,
  }
}

let known = { minute: Number.NaN, day: '' }

/** `dayOf`, worked out once a minute: the calendar takes longer than all else of a cached page's answer. */
function dayAt(instant: Date): string {
  const minute = Math.floor(instant.getTime() / 60_000)
  if (minute !== known.minute) known = { minute, day: dayOf(instant) }
  return known.day
}

/** Where an address that cannot be decoded leads: browsers could not read it either, but this one nobody knows. */
const UNKNOWN = '/endereco-ilegivel'

/** A path with one slash at its start, where several would name a host. */
const startOnce = (path: string) => path.replace(/^\/+/, '/')

/** A path as the log has it: of a page by a secret link only which kind of page it is. */
export const loggedPath = (path: string, rules: PageRules | undefined) =>
  rules?.secretPageOf(readPath(startOnce(path)) ?? '') ?? path

/** A path decoded and in lower case; undefined where it cannot be decoded. */
function readPath(path: string): string | undefined {
  try {
    return (path.includes('%') ? decodeURIComponent(path) : path).toLowerCase()
  } catch {
    return undefined
  }
}

/** Renders a page from its address alone: what else a visitor sent must not decide what the others get. */
export async function renderPage(
  context: Omit<Rendering, 'nonce'>,
  url: URL,
  render: Render,
): Promise<Page | Response> {
  const state: Rendering = { ...context, nonce: randomBytes(16).toString('base64url') }
  const response = await rendering.run(state, () => render(new Request(url, { headers: { accept: 'text/html' } })))
  if (!response.headers.get('content-type')?.startsWith('text/html')) return stayHere(response, url.origin)
  const page = await readPage(response, state.nonce)
  // Search engines come back after a 503; after a 500 or 404 they may not.
  return state.failed === 503 ? { ...page, status: 503 } : page
}

/** A redirect within the site names no host: that of a kept one may have been anybody's. */
function stayHere(response: Response, origin: string): Response {
  const location = response.headers.get('location')
  if (!location?.startsWith(`${origin}/`)) return response
  const headers = new Headers(response.headers)
  headers.set('location', location.slice(origin.length))
  return new Response(null, { status: response.status, headers })
}
