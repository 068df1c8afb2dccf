import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from '../../../platform/context.ts'

const COOKIE = /(?:^|;\s*)vitrine\.device=([\w-]{22})(?:;|$)/
const YEAR = 365 * 86_400

/**
 * The device of a request, as a hash that says nothing outside this installation. A device without the cookie gets
 * one: random, httpOnly, set only by a like and used for nothing else.
 */
export function identifyDevice({ request, resHeaders, secret, settings }: Context): string {
  let device = COOKIE.exec(request.get('cookie') ?? '')?.[1]
  if (!device) {
    device = randomBytes(16).toString('base64url')
    const secure = settings.publicUrl?.startsWith('https:') ? '; Secure' : ''
    resHeaders?.append(
      'set-cookie',
      `vitrine.device=${device}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure}`,
    )
  }
  return createHmac('sha256', secret).update(device).digest('base64url')
}
