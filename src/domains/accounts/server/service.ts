import { APIError } from 'better-auth/api'
import type { Actor } from '#platform/auth/actor.ts'
import { type Context, isAdminUser, requireUser } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { Limit } from '#platform/http/limits.ts'
import { recordSecurity } from '#platform/security-log.ts'
import { findKnownDevice, rememberDevice } from './known-device.ts'
import { recordUse } from './last-use.ts'
import { LOGIN_ACCOUNT_LIMIT, LOGIN_ANYWHERE_LIMIT, LOGIN_DEVICE_LIMIT, LOGIN_NETWORK_LIMIT } from './limits.ts'

/** Opens a session. Throws 401 (with the same text for a wrong password and an unknown e-mail), 429 after too many tries. */
export async function login(context: Context, { email, password }: { email: string; password: string }) {
  const counted = limitsOf(context, email.toLowerCase())
  // Spent before the password is checked, so that concurrent tries are all counted.
  for (const [limit, key] of counted) await context.limits.spend(limit, key)
  const signed = await openSession(context, email, password)
  for (const [limit, key] of counted) await context.limits.refund(limit, key)
  return signed
}

/** What a try is counted by: where the account has signed in before, the device alone, so that strangers cannot lock it. */
function limitsOf(context: Context, email: string): readonly (readonly [Limit, string])[] {
  const device = findKnownDevice(context, email)
  if (device) return [[LOGIN_DEVICE_LIMIT, device]]
  return [
    [LOGIN_NETWORK_LIMIT, context.network],
    [LOGIN_ACCOUNT_LIMIT, `${context.network} ${email}`],
    [LOGIN_ANYWHERE_LIMIT, email],
  ]
}

/** Opens a session without counting the try. Throws 401 as `login` does. */
export async function openSession(context: Context, email: string, password: string) {
  try {
    const { headers, response } = await context.auth.api.signInEmail({
      body: { email, password },
      headers: context.request,
      returnHeaders: true,
    })
    sendCookies(context, headers)
    // The session that this browser had until now would stay open with nobody to end it.
    if (context.actor) await context.db.deleteFrom('sessions').where('id', '=', context.actor.session).execute()
    rememberDevice(context, response.user.email)
    const person = { id: Number(response.user.id), name: response.user.name, email: response.user.email }
    await recordUse(context, person)
    await recordSecurity({ ...context, actor: { ...person, session: 0 } }, 'sign-in')
    return toSigned(context, person)
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    await recordRefusal(context, email.toLowerCase())
    if (error.body?.code === 'BANNED_USER')
      throw new AppError('unauthorized', 'Este acesso foi desativado. Fale com a administração.')
    throw new AppError('unauthorized', 'E-mail ou senha incorretos.')
  }
}

/** The security log names the account whose password was tried; of an address without account it keeps nothing. */
async function recordRefusal(context: Context, email: string) {
  const row = await context.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  await recordSecurity({ ...context, actor: null }, 'sign-in-refused', { subject: row?.id })
}

/** Returns the signed-in user. A session used again after a day is prolonged. */
export async function readSession(context: Context) {
  const actor = requireUser(context)
  const { headers } = await context.auth.api.getSession({ headers: context.request, returnHeaders: true })
  sendCookies(context, headers)
  await recordUse(context, actor)
  return toSigned(context, actor)
}

/** Ends the session of the request, if it has one. */
export async function logout(context: Context) {
  const { headers } = await context.auth.api.signOut({ headers: context.request, returnHeaders: true })
  sendCookies(context, headers)
  return { result: true as const }
}

function toSigned({ settings }: Context, person: Omit<Actor, 'session'>) {
  const { id, name, email } = person
  return { result: true as const, data: [{ id, nome: name, email }], admin: isAdminUser(person, settings) }
}

function sendCookies({ resHeaders }: Context, headers: Headers) {
  for (const cookie of headers.getSetCookie()) resHeaders?.append('set-cookie', cookie)
}
