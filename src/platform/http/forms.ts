import type { AnySchema, ErrorMap, InferSchemaOutput } from '@orpc/contract'
import { call, type Procedure } from '@orpc/server'
import type { Context as HonoContext } from 'hono'
import { emailQuestion } from '#email-typos.ts'
import type { Context } from '../context.ts'
import type { CallMeta } from '../contract/call.ts'
import { AppError } from '../errors.ts'
import { type Returned, rendering } from '../rendering.ts'
import { failureBody, toSafeError } from './failures.ts'
import { identifyPage, type PageRules, sendWithReturned } from './pages.ts'
import { forgetReturned, keepReturned } from './returned-forms.ts'

/**
 * Handles a page's form sent by a browser without scripts, and returns the address to redirect to. Where it throws, the
 * page is shown again with what was typed and what is wrong with it.
 * @param path the page's
 */
export type Form = (context: Context, typed: Record<string, string>, path: string) => Promise<string>

/** Forms by the path of their page; one that ends in `/*` is that of all pages below. */
export type Forms = Record<`/${string}`, Form>

/** The last part of a page's path, such as the token of a secret link. */
export const lastPart = (path: string) => path.split('/').at(-1)!

/** Makes a call with what was typed, which it checks as it does what comes over HTTP. */
export const callWith = <Output extends AnySchema>(
  context: Context,
  route: Procedure<Context, Context, AnySchema, Output, ErrorMap, Partial<CallMeta>>,
  typed: object,
): Promise<InferSchemaOutput<Output>> => call(route, typed, { context })

/** Asks once about an e-mail with a mistyped provider: sent again as it is (`asked`), it is taken. Throws 422 to ask. */
export function askAboutEmail(email = '', asked = '', problems: Readonly<Record<string, string>> = {}) {
  const question = emailQuestion(email, asked)
  // With all that is wrong beside it.
  if (question) throw new AppError('invalid', question, { ...problems, email: question })
}

interface Pages {
  rules: PageRules
  /** Whether pages are sent as rendered, without a policy. */
  development: boolean
}

/**
 * Answers a form sent as `application/x-www-form-urlencoded`, always by a redirect, so that a page can be reloaded and gone
 * back to without sending its form again. A refused form is kept for its sender; where it cannot be, its page is the
 * answer.
 */
export async function serveForm(c: HonoContext, received: Context, form: Form, pages: Pages): Promise<Response> {
  const context = { ...received, resHeaders: new Headers({ 'cache-control': 'no-store' }) }
  const redirect = (location: string) => {
    context.resHeaders.set('location', location)
    return new Response(null, { status: 303, headers: context.resHeaders })
  }
  const typed = Object.fromEntries(new URLSearchParams(await readBody(c.req.raw)))
  const { path } = identifyPage(c.req.raw, context, pages.rules)
  try {
    const location = await form(context, typed, new URL(c.req.url).pathname)
    await forgetReturned(context, path)
    return redirect(location)
  } catch (error) {
    const failure = toSafeError(error, context.log)
    const { error: text, fields = {} } = failureBody(failure).data
    const returned = { typed, error: text, fields }
    try {
      await keepReturned(context, path, returned)
      return redirect(path)
    } catch (unkept) {
      context.log.warn({ failure: toSafeError(unkept, context.log).status }, 'a refused form was not kept')
      return renderAgain(c, { ...context, returned }, failure.status, pages)
    }
  }
}

/** Renders the form's page at its own address, with what was typed. */
async function renderAgain(c: HonoContext, context: Refused, status: number, { rules, development }: Pages) {
  if (!development) return sendWithReturned(c, context, rules, status)
  const { path, origin } = identifyPage(c.req.raw, context, rules)
  const { body, headers } = await rendering.run({ ...context, nonce: '' }, () =>
    rules.render(new Request(new URL(path, origin))),
  )
  return new Response(body, { status, headers })
}

type Refused = Context & { returned: Returned }

function readBody(request: Request): Promise<string> {
  if (request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return request.text()
  throw new AppError('malformed', 'Este endereço só lê formulários.')
}
