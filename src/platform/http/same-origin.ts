import { createMiddleware } from 'hono/factory'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site's page sends. A browser names the page's origin with every such request; it must
 * be this site's: the request's own Host, or the PUBLIC_URL. Programs that are no browser send no Origin and pass.
 */
export const sameOrigin = (publicUrl: string | undefined) =>
  createMiddleware(async (c, next) => {
    if (READS.has(c.req.method)) return next()
    const origin = c.req.header('origin')
    const own = origin
      ? origin === publicUrl || hostOf(origin) === c.req.header('host')
      : ['same-origin', 'none', undefined].includes(c.req.header('sec-fetch-site'))
    if (own) return next()
    return c.json({ result: false, data: { error: 'Este pedido veio de outro site e foi recusado.' } }, 403)
  })

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)
