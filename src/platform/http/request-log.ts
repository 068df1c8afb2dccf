import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import type { LoggedPath } from './logged-path.ts'

/** Milliseconds from which a request is logged as slow. */
const SLOW = 1000

/**
 * Gives each request an id, sent back as `x-request-id`, and logs it: failures as errors, slow ones as warnings, the rest
 * at debug. Of the address it has the route alone: client addresses, queries and bodies are not logged.
 */
export const requestLog = (log: Logger, loggedPath: LoggedPath) =>
  createMiddleware(async (c, next) => {
    const id = crypto.randomUUID()
    const started = performance.now()
    await next()
    c.res.headers.set('x-request-id', id)
    const ms = Math.round(performance.now() - started)
    const line = { id, method: c.req.method, path: loggedPath(c.req.path, c.res.status), status: c.res.status, ms }
    // A client that disconnected before the answer is not a failure.
    if (c.res.status >= 500 && !c.req.raw.signal.aborted) log.error(line, 'request failed')
    else if (ms > SLOW) log.warn(line, 'request was slow')
    else log.debug(line, 'request')
  })
