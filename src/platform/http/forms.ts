import type { Context as HonoContext } from 'hono'
import { type Context, type Returned, rendering } from '../context.ts'
import { AppError } from '../errors.ts'
import { failureBody, toSafeError } from './failures.ts'
import { sendSecretPage } from './page.ts'
import { isPage } from './page-cache.ts'
import { identifyPage, type PageRules, renderPage } from './pages.ts'

/**
 * Handles a page's form sent by a browser without scripts, and returns the address to redirect to. Where it throws, the
 * page is shown again with what was typed, what is wrong with it, and the failure's status.
 * @param path the page's
 */
export type Form = (context: Context, typed: Record<string, string>, path: string) => Promise<string>

/** Forms by the path of their page; one that ends in `/*` is that of all pages below. */
export type Forms = Record<`/${string}`, Form>

interface Pages {
  rules: PageRules
  /** Whether pages are sent as rendered, without a policy. */
  development: boolean
}

/** Answers a form sent as `application/x-www-form-urlencoded`. */
export async function serveForm(c: HonoContext, context: Context, form: Form, pages: Pages): Promise<Response> {
  const typed = Object.fromEntries(new URLSearchParams(await readBody(c.req.raw)))
  try {
    const location = await form(context, typed, new URL(c.req.url).pathname)
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  } catch (error) {
    const failure = toSafeError(error, context.log)
    const { error: text, fields = {} } = failureBody(failure).data
    return renderAgain(c, { ...context, returned: { typed, error: text, fields } }, failure.status, pages)
  }
}

type Refused = Context & { returned: Returned }

/** Renders the form's page at its own address, with what was typed, which is personal: it is never stored. */
async function renderAgain(c: HonoContext, context: Refused, status: number, { rules, development }: Pages) {
  const { path, origin, secret } = identifyPage(c.req.raw, context, rules)
  const url = new URL(path, origin)
  if (development) {
    const { body, headers } = await rendering.run({ ...context, nonce: '' }, () => rules.render(new Request(url)))
    return new Response(body, { status, headers })
  }
  const page = await renderPage(context, url, rules.render)
  if (!isPage(page)) return page
  const refused = { ...page, status: page.status < 400 ? status : page.status }
  return sendSecretPage(refused, c.req.raw, secret?.sources(context.settings))
}

function readBody(request: Request): Promise<string> {
  if (request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return request.text()
  throw new AppError('malformed', 'Este endereço só lê formulários.')
}
