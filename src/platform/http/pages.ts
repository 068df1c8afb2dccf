import { randomUUID } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import type { Context, Program } from '../context.ts'
import { type Rendering, type Returned, rendering } from '../rendering.ts'
import { acceptsBrotli } from './accepts-encoding.ts'
import { addBrotli, sendAnswer } from './answer.ts'
import { originOf } from './origin.ts'
import { type Page, readPage, type SecretPage, sendFreshPage, sendSecretPage, sendShell } from './page.ts'
import { isPage } from './page-cache.ts'
import { readPath } from './read-path.ts'
import { findRedirect, redirectTo } from './redirects.ts'
import { findReturned, mayShowReturned } from './returned-forms.ts'
import { dayAt, type SendCached } from './send-cached.ts'

/** Renders a page of the site, or answers with a redirect. */
export type Render = (request: Request) => Promise<Response> | Response

export interface PageRules {
  render: Render
  /** Whether a path belongs to the workbench, which renders in the browser only. */
  isWorkbench(path: string): boolean
  /** The query parameters that a page reads; all others are left out of its cache key. */
  parametersOf(path: string): readonly string[]
  /** Whether a path is that of a page that is rendered for each request. */
  isFresh?(path: string): boolean
  /** For a path of a page by a secret link its pattern, e.g. '/andamento/*'; undefined for other paths. */
  secretPageOf(path: string): Exclude<SecretPage, string> | undefined
}

/** Answers with a page as rendered, for development. */
export async function renderAsIs(context: Context, request: Request, rules: PageRules) {
  const returned = await findReturned(context, identifyPage(request, context, rules).path)
  const page = await rendering.run({ ...context, ...(returned && { returned }), nonce: '' }, () =>
    rules.render(request),
  )
  const elsewhere = page.status === 404 ? await findRedirect(context, new URL(request.url).pathname) : undefined
  return elsewhere === undefined ? page : redirectTo(elsewhere)
}

/** Answers with a page: public ones from the cache where possible, the workbench's shell with its nonce. */
export async function servePage(c: HonoContext, context: Context, rules: PageRules) {
  const plain = withoutSlash(new URL(c.req.url))
  if (plain !== undefined) return c.redirect(plain, 308)
  const { path, origin, address, key, isWorkbench, secret, isFresh, isReadable } = identifyPage(
    c.req.raw,
    context,
    rules,
  )
  if (!isReadable) return c.redirect(UNKNOWN, 307)
  const render = () => renderPage(context, new URL(path, origin), rules.render)

  if (isWorkbench) {
    const shell = await render()
    return isPage(shell) ? sendShell(shell) : shell
  }
  const returned = await findReturned(context, path)
  if (returned) return sendWithReturned(c, { ...context, returned }, rules)
  if (secret) {
    const page = await render()
    return isPage(page) ? sendSecretPage(page, c.req.raw, secret.sources(context)) : page
  }
  if (isFresh) {
    const page = await render()
    return isPage(page) ? sendFreshPage(page, c.req.raw) : page
  }
  const isRepeated = context.pages.isRepeated(address)
  const page = await context.pages.find({ key, origin }, render)
  if (!isPage(page)) return page
  // A page that is there is shown, whatever once led away from its address.
  const elsewhere = page.status === 404 ? await findRedirect(context, path.replace(/\?.*/, '')) : undefined
  if (elsewhere !== undefined) return redirectTo(elsewhere)
  // Compressing takes as long as rendering: an address that is requested once, as robots do it, is not worth it.
  if (isRepeated) await addBrotli(page, c.req.raw)
  return sendAnswer(page, c.req.raw)
}

/**
 * Answers with a page that shows its refused form again, with what was typed there: which is personal, so that it is never
 * stored. `status`: of the refusal, where the page answers the form itself.
 */
export async function sendWithReturned(
  c: HonoContext,
  context: Context & { returned: Returned },
  rules: PageRules,
  status = 200,
) {
  const { path, origin, secret } = identifyPage(c.req.raw, context, rules)
  const page = await renderPage(context, new URL(path, origin), rules.render)
  if (!isPage(page)) return page
  const shown = { ...page, status: page.status < 400 ? status : page.status }
  return sendSecretPage(shown, c.req.raw, secret?.sources(context))
}

/** Answers requests for cached pages, and undefined for all others. */
export function cachedPages(
  program: Program,
  rules: PageRules,
  send: SendCached,
): (request: Request) => Response | undefined {
  return (request) => {
    if (request.method !== 'GET') return undefined
    const { pathname, key, isWorkbench, secret } = identifyPage(request, program, rules)
    const page = isWorkbench || secret || mayShowReturned(request) ? undefined : program.pages.peek(key)
    // Where the compressed copy is still to be made, `servePage` makes it.
    if (!page || (!page.brotli && acceptsBrotli(request.headers))) return undefined
    return send(page, request, pathname)
  }
}

/** The page at an address: its cache key, and the path that it is rendered from, without parameters it does not read. */
export function identifyPage({ url, headers }: Request, { settings, clock }: Program, rules: PageRules) {
  const { pathname, search, searchParams } = new URL(url)
  const origin = originOf({ settings, request: headers })
  let path = withOneSlash(pathname)
  // Decoded as the router does it: a path that the router takes for the workbench must not be cached as a page.
  const read = readPath(path)
  if (search) {
    const parameters = rules.parametersOf(read ?? path)
    for (const name of new Set(searchParams.keys())) if (!parameters.includes(name)) searchParams.delete(name)
    searchParams.sort()
    if (searchParams.size) path += `?${searchParams}`
  }
  // Every page shows the day's filament and slogan, and has the origin in its links.
  return {
    pathname,
    origin,
    path,
    address: `${origin} ${path}`,
    key: `${dayAt(clock.now())} ${origin} ${path}`,
    isWorkbench: read !== undefined && rules.isWorkbench(read),
    secret: read === undefined ? undefined : rules.secretPageOf(read),
    isFresh: read !== undefined && rules.isFresh?.(read),
    isReadable: read !== undefined,
  }
}

/** Addresses that cannot be decoded are redirected here, where no page is. */
const UNKNOWN = '/endereco-ilegivel'

/** A path with one slash at its start: several would begin with a host. */
const withOneSlash = (path: string) => path.replace(/^\/+/, '/')

/** The address without the slash at its end; undefined where it has none. */
const withoutSlash = ({ pathname, search }: URL) =>
  pathname !== '/' && pathname.endsWith('/') ? `${withOneSlash(pathname).slice(0, -1) || '/'}${search}` : undefined

/** Renders a page from its address alone: nothing else in a request may change what is cached for all. */
export async function renderPage(
  context: Omit<Rendering, 'nonce'>,
  url: URL,
  render: Render,
): Promise<Page | Response> {
  let html: string | undefined
  const state: Rendering = {
    ...context,
    nonce: randomUUID(),
    takeHtml: (taken) => {
      html = taken
    },
  }
  const response = await rendering.run(state, () => render(new Request(url, { headers: { accept: 'text/html' } })))
  if (!response.headers.get('content-type')?.startsWith('text/html')) return withoutHost(response, url.origin)
  const page = readPage(html ?? (await response.text()), response.status, state.nonce, url.pathname)
  // Search engines try again after a 503; after a 500 or 404 they may remove the page.
  return state.failed === 503 ? { ...page, status: 503, headers: { ...page.headers, 'retry-after': '30' } } : page
}

/** Removes our own host from a redirect. */
function withoutHost(response: Response, origin: string): Response {
  const location = response.headers.get('location')
  if (!location?.startsWith(`${origin}/`)) return response
  const headers = new Headers(response.headers)
  headers.set('location', location.slice(origin.length))
  return new Response(null, { status: response.status, headers })
}
