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
