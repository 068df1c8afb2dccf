import { createMiddleware } from 'hono/factory'
import { isServedOverTls } from './origin.ts'

const YEAR = 31_536_000

/** Headers of every answer that does not set them itself. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  // Pages and pictures set a policy of their own.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/**
 * The security headers of every answer, with HSTS where PUBLIC_URL is https: for this host alone, since other subdomains
 * of the firm may be served without TLS.
 */
export const securityHeaders = (publicUrl: string | undefined): Record<string, string> => ({
  ...HEADERS,
  ...(isServedOverTls({ publicUrl }) && { 'strict-transport-security': `max-age=${YEAR}` }),
})

/** Adds headers to every answer that does not have them. */
export function addHeaders(headers: Record<string, string>) {
  const added = Object.entries(headers)
  return createMiddleware(async (c, next) => {
    await next()
    for (const [name, value] of added) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })
}
