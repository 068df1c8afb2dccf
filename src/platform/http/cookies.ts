import { parse, serialize } from 'hono/utils/cookie'
import type { Context } from '../context.ts'
import { isServedOverTls } from './origin.ts'

const YEAR = 365 * 86_400

/** Under TLS browsers accept a name with this prefix only from a secure page of this very host. */
const SECURE_PREFIX = '__Secure-'

/** A cookie of the request, by its name without prefix. One that was set before the site had TLS counts too. */
export function readCookie({ request }: Pick<Context, 'request'>, name: string): string | undefined {
  const cookies = parse(request.get('cookie') ?? '')
  return cookies[`${SECURE_PREFIX}${name}`] ?? cookies[name]
}

interface Lifetime {
  /** Seconds; a year by default, 0 to remove it. */
  maxAge?: number
  /** The pages that it is sent to; all by default. */
  path?: string
}

/** Sets a cookie that no script can read. */
export function setCookie(
  { resHeaders, settings }: Pick<Context, 'resHeaders' | 'settings'>,
  name: string,
  value: string,
  { maxAge = YEAR, path = '/' }: Lifetime = {},
) {
  const options = { path, maxAge, httpOnly: true, sameSite: 'Lax' } as const
  const cookie = isServedOverTls(settings)
    ? serialize(`${SECURE_PREFIX}${name}`, value, { ...options, secure: true })
    : serialize(name, value, options)
  resHeaders?.append('set-cookie', cookie)
}
