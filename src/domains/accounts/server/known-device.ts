import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import { readCookie, setCookie } from '#platform/http/cookies.ts'
import { isSameSignature } from '#platform/secrets.ts'

const COOKIE = 'vitrine.known'
const VALUE = /^([\w-]{22})\.([\w-]{43})$/

/**
 * The device of a request, if this account has signed in there before: a random id of it, else undefined. A device cookie
 * (OWASP, "Slow Down Online Guessing Attacks with Device Cookies") lets strangers' wrong passwords close an account to
 * strangers only.
 * @param email in lower case
 */
export function findKnownDevice(context: Context, email: string): string | undefined {
  const [, device, signature] = VALUE.exec(readCookie(context, COOKIE) ?? '') ?? []
  if (!device || !signature) return undefined
  const isOurs = isSameSignature(Buffer.from(signature), Buffer.from(sign(context, device, email)))
  return isOurs ? device : undefined
}

/** Remembers that the account has signed in on this device. The cookie names neither of them. */
export function rememberDevice(context: Context, email: string) {
  const device = findKnownDevice(context, email) ?? randomBytes(16).toString('base64url')
  setCookie(context, COOKIE, `${device}.${sign(context, device, email)}`)
}

const sign = ({ secret }: Context, device: string, email: string) =>
  createHmac('sha256', secret).update(`known-device ${device} ${email}`).digest('base64url')
