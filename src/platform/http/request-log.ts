import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'

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

/** A request's path as the log may show it. */
export type LoggedPath = (path: string, status: number) => string

/**
 * Names a request's route, since the rest of a path may be personal or secret: an e-mail, a search, a token. For calls
 * and documents that is their path or pattern, e.g. '/uploads/*'; for pages the first part, e.g. '/archive-view/*'; for
 * what does not exist '/*'.
 */
export function makeLoggedPath(documents: Readonly<Record<string, unknown>>, callPaths: Iterable<string>): LoggedPath {
  const fixed = new Set([...Object.keys(documents), ...callPaths])
  const patterns = Object.keys(documents).filter((path) => path.endsWith('/*'))
  return (path, status) => {
    if (fixed.has(path)) return path
    const pattern = patterns.find((one) => path.startsWith(one.slice(0, -1)))
    if (pattern) return pattern
    const [first = '', ...rest] = path.toLowerCase().replace(/^\/+/, '').split('/')
    if (status === 404 || !/^[\w-]{0,60}$/.test(first)) return '/*'
    return rest.length > 0 ? `/${first}/*` : `/${first}`
  }
}
