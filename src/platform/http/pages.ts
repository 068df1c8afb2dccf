import { randomBytes } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import { dayOf } from '../clock.ts'
import { type Context, type Rendering, rendering } from '../context.ts'
import { originOf } from './origin.ts'
import { type Page, readPage, sendPage, sendShell } from './page.ts'
import { isPage } from './page-cache.ts'

/** Renders a page of the site, or answers with a redirect. */
export type Render = (request: Request) => Promise<Response> | Response

export interface PageRules {
  render: Render
  /** Addresses of the workbench, which renders in the browser only. */
  isWorkbench(path: string): boolean
  /** The query parameters a page shows something different for; all others are left out of what it is kept under. */
  parametersOf(path: string): readonly string[]
}

/** The page as rendered, for development. */
export const renderAsIs = (context: Context, request: Request, { render }: PageRules) =>
  rendering.run({ ...context, mark: '' }, () => render(request))

/** Answers with a page: a visitor's from memory where it is still right, the workbench's shell with its nonce. */
export async function servePage(c: HonoContext, context: Context, { render, isWorkbench, parametersOf }: PageRules) {
  const url = new URL(c.req.url)
  if (!isReadable(url.pathname)) return c.redirect(UNKNOWN, 307)
  for (const name of new Set(url.searchParams.keys()))
    if (!parametersOf(url.pathname).includes(name)) url.searchParams.delete(name)
  url.searchParams.sort()
  const origin = originOf(context)
  const path = url.pathname.replace(/^\/+/, '/') + url.search
  const draw = () => renderPage(context, new URL(path, origin), render)

  if (isWorkbench(url.pathname)) {
    const shell = await draw()
    return isPage(shell) ? sendShell(shell) : shell
  }
  // The day's filament and slogan are on every page, the address in its links.
  const page = await context.pages.find([dayOf(context.clock.now()), origin, path].join(' '), draw)
  return isPage(page) ? sendPage(page, c.req.raw) : page
}

/** Where an address that cannot be decoded leads: browsers could not read it either, but this one nobody knows. */
const UNKNOWN = '/endereco-ilegivel'

function isReadable(path: string): boolean {
  try {
    return Boolean(decodeURIComponent(path))
  } catch {
    return false
  }
}

/** Renders a page from its address alone: what else a visitor sent must not decide what the others get. */
export async function renderPage(context: Omit<Rendering, 'mark'>, url: URL, render: Render): Promise<Page | Response> {
  const state: Rendering = { ...context, mark: randomBytes(16).toString('base64url') }
  const response = await rendering.run(state, () => render(new Request(url, { headers: { accept: 'text/html' } })))
  if (!response.headers.get('content-type')?.startsWith('text/html')) return stayHere(response, url.origin)
  const page = await readPage(response, state.mark)
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
