import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import { loggedPath, type PageRules } from './pages.ts'

/** Milliseconds from which an answer is worth a line of its own. */
const SLOW = 1000

/**
 * Gives each request an id, sent back as `x-request-id`, and logs how it went: failures and slow ones always, the rest
 * at debug. Neither address nor query nor body is logged: they may tell of a person; nor what opens a page by a secret
 * link.
 */
export const requestLog = (log: Logger, rules: PageRules | undefined) =>
  createMiddleware(async (c, next) => {
    const id = crypto.randomUUID()
    const started = performance.now()
    await next()
    c.res.headers.set('x-request-id', id)
    const ms = Math.round(performance.now() - started)
    const line = { id, method: c.req.method, path: loggedPath(c.req.path, rules), status: c.res.status, ms }
    // Who left before the answer was there is no failure of ours.
    if (c.res.status >= 500 && !c.req.raw.signal.aborted) log.error(line, 'request failed')
    else if (ms > SLOW) log.warn(line, 'request was slow')
    else log.debug(line, 'request')
  })
