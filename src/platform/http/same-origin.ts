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
  const isHost = ({ host, protocol }: URL, own: string | undefined) => host === own && (scheme ?? protocol) === protocol
  return createMiddleware(async (c, next) => {
    if (READS.has(c.req.method)) return next()
    const origin = c.req.header('origin')
    const host = c.req.header('host')
    const sent = origin && URL.canParse(origin) ? new URL(origin) : undefined
    const site = c.req.header('sec-fetch-site')
    const own =
      origin === 'null'
        ? site === 'same-origin'
        : origin
          ? origin === publicUrl || (sent !== undefined && isHost(sent, host))
          : ['same-origin', 'none', undefined].includes(site)
    if (own) return next()
    // As of who tries the program on its own machine, where its proxy is not in between.
    const error =
      publicUrl && sent?.host === host
        ? `Neste endereço o site só se lê. Para entrar ou escrever, abra ${publicUrl}.`
        : 'Este pedido veio de outro site e foi recusado.'
    return c.json({ result: false, data: { code: 'forbidden', error } }, 403)
  })
}
