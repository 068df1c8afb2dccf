import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import { readCookie, setCookie } from '#platform/http/cookies.ts'

const COOKIE = 'vitrine.device'
const DEVICE = /^[\w-]{22}$/

/**
 * The device of a request as a keyed hash. `remember` sets the cookie on a device without one: a random id, httpOnly,
 * set only by a like and used for nothing else.
 */
export function identifyDevice(context: Context) {
  const sent = readCookie(context, COOKIE)
  const known = sent && DEVICE.test(sent) ? sent : undefined
  const device = known ?? randomBytes(16).toString('base64url')
  return {
    hash: createHmac('sha256', context.secret).update(device).digest('base64url'),
    remember() {
      if (!known) setCookie(context, COOKIE, device)
    },
  }
}
