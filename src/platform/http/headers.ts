import { createMiddleware } from 'hono/factory'

const YEAR = 31_536_000

/** What every answer carries, unless it says otherwise itself. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  // Documents that show something bring a policy of their own.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** The security headers of every answer. Behind TLS (a PUBLIC_URL of https) browsers are told to stay there. */
export const securityHeaders = (publicUrl: string | undefined): Record<string, string> => ({
  ...HEADERS,
  ...(publicUrl?.startsWith('https:') && { 'strict-transport-security': `max-age=${YEAR}; includeSubDomains` }),
})

/** Adds headers to every answer that has none of the name. */
export function addHeaders(headers: Record<string, string>) {
  const added = Object.entries(headers)
  return createMiddleware(async (c, next) => {
    await next()
    for (const [name, value] of added) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })
}
