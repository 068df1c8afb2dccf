import type { Context as HonoContext } from 'hono'
import { dayOf } from '../clock.ts'
import { type Context, rendering } from '../context.ts'
import { originOf } from './origin.ts'
import { readPage, sendPage, sendShell } from './page.ts'
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
  rendering.run(context, () => render(request))

/** Answers with a page: a visitor's from memory where it is still right, the workbench's shell with its nonce. */
export async function servePage(
  c: HonoContext,
  context: Context,
  { render, isWorkbench, parametersOf }: PageRules,
): Promise<Response> {
  const url = new URL(c.req.url)
  const known = new URL(url)
  for (const name of new Set(url.searchParams.keys()))
    if (!parametersOf(url.pathname).includes(name)) known.searchParams.delete(name)
  known.searchParams.sort()
  const draw = async () => rendering.run(context, () => render(new Request(known, { headers: c.req.raw.headers })))

  if (isWorkbench(url.pathname)) {
    const rendered = await rendering.run(context, () => render(c.req.raw))
    return isHtml(rendered) ? sendShell(await readPage(rendered)) : rendered
  }
  // The day's filament and slogan are on every page, the address in its links.
  const key = [dayOf(context.clock.now()), originOf(context), known.pathname + known.search].join(' ')
  const page = await context.pages.find(key, draw)
  return isPage(page) ? sendPage(page, c.req.raw) : page
}

const isHtml = (response: Response) => response.headers.get('content-type')?.startsWith('text/html')
