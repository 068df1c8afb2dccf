import { createMiddleware } from 'hono/factory'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes sent by pages of other sites. Browsers send the page's origin with each write: it must be PUBLIC_URL, or
 * that of the request's Host, by PUBLIC_URL's scheme where that is set. A page that sends no referrer, by a secret link,
 * sends 'null' instead: there `sec-fetch-site` decides, which no page can set. Requests without either, by programs other
 * than browsers, pass.
 */
export function sameOrigin(publicUrl: string | undefined) {
  const scheme = publicUrl && new URL(publicUrl).protocol
  const isHost = (origin: string, host: string | undefined) => {
    const sent = URL.canParse(origin) ? new URL(origin) : undefined
    return sent?.host === host && (scheme ?? sent?.protocol) === sent?.protocol
  }
  return createMiddleware(async (c, next) => {
    if (READS.has(c.req.method)) return next()
    const origin = c.req.header('origin')
    const site = c.req.header('sec-fetch-site')
    const own =
      origin === 'null'
        ? site === 'same-origin'
        : origin
          ? origin === publicUrl || isHost(origin, c.req.header('host'))
          : ['same-origin', 'none', undefined].includes(site)
    if (own) return next()
    return c.json({ result: false, data: { error: 'Este pedido veio de outro site e foi recusado.' } }, 403)
  })
}
