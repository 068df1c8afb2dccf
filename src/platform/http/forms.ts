import type { Context as HonoContext } from 'hono'
import { type Context, type Returned, rendering } from '../context.ts'
import { AppError } from '../errors.ts'
import { explain, failureBody } from './failures.ts'
import { originOf } from './origin.ts'
import { sendPage } from './page.ts'
import { isPage } from './page-cache.ts'
import { type PageRules, renderPage } from './pages.ts'

/**
 * Takes what the form of a page was sent with by a browser without scripts, and answers with the address to go on to.
 * Where it throws, the page is shown again with what was typed, what is wrong with it, and the failure's status.
 * `path` is the page's.
 */
export type Form = (context: Context, typed: Record<string, string>, path: string) => Promise<string>

/** Forms by path, each that of the page which shows it; one that ends in `/*` is that of all pages below. */
export type Forms = Record<`/${string}`, Form>

interface Pages {
  rules: PageRules
  /** Pages as they are rendered, without a policy. */
  development: boolean
}

/** Answers a form sent as `application/x-www-form-urlencoded`. */
export async function serveForm(c: HonoContext, context: Context, form: Form, pages: Pages): Promise<Response> {
  const typed = Object.fromEntries(new URLSearchParams(await readBody(c.req.raw)))
  try {
    const location = await form(context, typed, new URL(c.req.url).pathname)
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  } catch (error) {
    const failure = explain(error, context.log)
    const { error: text, fields = {} } = failureBody(failure).data
    return showAgain(c, { ...context, returned: { typed, error: text, fields } }, failure.status, pages)
  }
}

type Again = Context & { returned: Returned }

/** The form's page with what came back. Nobody else gets it: what somebody typed is theirs alone. */
async function showAgain(c: HonoContext, context: Again, status: number, { rules, development }: Pages) {
  const url = new URL(new URL(c.req.url).pathname, originOf(context))
  if (development) {
    const { body, headers } = await rendering.run({ ...context, nonce: '' }, () => rules.render(new Request(url)))
    return new Response(body, { status, headers })
  }
  const page = await renderPage(context, url, rules.render)
  if (!isPage(page)) return page
  const answer = sendPage({ ...page, status: page.status < 400 ? status : page.status }, c.req.raw)
  answer.headers.delete('etag')
  answer.headers.set('cache-control', 'no-store')
  return answer
}

function readBody(request: Request): Promise<string> {
  if (request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return request.text()
  throw new AppError('malformed', 'Este endereço só lê formulários.')
}
