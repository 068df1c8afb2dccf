import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from '#platform/context.ts'

const COOKIE = /(?:^|;\s*)vitrine\.device=([\w-]{22})(?:;|$)/
const YEAR = 365 * 86_400

/**
 * The device of a request as a keyed hash. `remember` sets the cookie on a device without one: a random id, httpOnly,
 * set only by a like and used for nothing else.
 */
export function identifyDevice({ request, resHeaders, secret, settings }: Context) {
  const known = COOKIE.exec(request.get('cookie') ?? '')?.[1]
  const device = known ?? randomBytes(16).toString('base64url')
  const secure = settings.publicUrl?.startsWith('https:') ? '; Secure' : ''
  const cookie = `vitrine.device=${device}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure}`
  return {
    hash: createHmac('sha256', secret).update(device).digest('base64url'),
    remember: () => known ?? resHeaders?.append('set-cookie', cookie),
  }
}
