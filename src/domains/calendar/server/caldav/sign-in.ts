import { hash } from 'node:crypto'
import type { Actor } from '#platform/auth/actor.ts'
import type { Context } from '#platform/context.ts'
import type { Limit } from '#platform/http/limits.ts'
import { isServedOverTls } from '#platform/http/origin.ts'
import { Refusal } from './refusals.ts'

const MINUTE = 60
/** Wrong passwords for one account from one network. */
const ACCOUNT_LIMIT: Limit = { name: 'caldavAccount', points: 10, duration: 15 * MINUTE, stored: true }
/** Wrong passwords from one network for all accounts. */
const NETWORK_LIMIT: Limit = { name: 'caldavNetwork', points: 50, duration: 15 * MINUTE, stored: true }
/** Requests with one password: a first synchronization of thousands of events fits in. */
const REQUEST_LIMIT: Limit = { name: 'caldav', points: 6000, duration: 15 * MINUTE }

/** What is stored of a password of an app. */
export const hashOfPassword = (password: string) => hash('sha256', password)

/**
 * Who signs in with a password of an app. Throws 403 where the password could be overheard, 401, and 429 where there were
 * too many wrong ones or too many requests. A right password is never refused for wrong ones before it: it cannot be guessed.
 */
export async function signIn(context: Context): Promise<Actor> {
  if (!isPrivate(context)) throw new Refusal(403, '', 'Só por https: a senha passaria aberta pela rede.')
  const given = readBasic(context.request.get('authorization'))
  if (!given) throw unknown()
  const found = await context.db
    .selectFrom('calendar_app_passwords as own')
    .innerJoin('users', 'users.id', 'own.user_id')
    .select(['own.id as password', 'own.last_used_at', 'users.id', 'users.name', 'users.email'])
    .select(['administers', 'two_factor_enabled'])
    .select(({ selectFrom }) =>
      selectFrom('security_settings').select('second_factor_required').as('second_factor_required'),
    )
    .where('own.hash', '=', hashOfPassword(given.password))
    .where('users.banned', 'is not', true)
    .executeTakeFirst()
  const email = given.email.trim().toLowerCase()
  if (!found || found.email.toLowerCase() !== email) {
    await context.limits.spend(ACCOUNT_LIMIT, `${context.network} ${email.slice(0, 254)}`)
    await context.limits.spend(NETWORK_LIMIT, context.network)
    throw unknown()
  }
  await context.limits.spend(REQUEST_LIMIT, String(found.password))
  if (found.second_factor_required && !found.two_factor_enabled)
    throw new Refusal(403, '', 'A administração pede um segundo fator. Ligue-o no seu perfil.')
  await noteUse(context, found.password, found.last_used_at)
  return { id: found.id, name: found.name, email: found.email, administers: found.administers, session: 0 }
}

const unknown = () =>
  new Refusal(401, '', 'Entre com o seu e-mail e uma senha de app, feita no seu perfil.', {
    'www-authenticate': 'Basic realm="Vitrine", charset="UTF-8"',
  })

/** Notes when a password was used last, to the minute, so that not every request writes. */
async function noteUse({ db, clock }: Context, id: number, last: Date | null) {
  const now = clock.now()
  if (last && now.getTime() - last.getTime() < MINUTE * 1000) return
  await db.updateTable('calendar_app_passwords').set({ last_used_at: now }).where('id', '=', id).execute()
}

function readBasic(header: string | null): { email: string; password: string } | undefined {
  const [, encoded] = /^basic +([\w+/=-]+)$/i.exec(header ?? '') ?? []
  if (!encoded) return undefined
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  return colon < 0 ? undefined : { email: text.slice(0, colon), password: text.slice(colon + 1) }
}

/** Headers by which a proxy says that the request came to it from elsewhere. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** Whether nobody on the way can read a request: it comes over TLS, or from this very machine. */
export function isPrivate({ settings, request, peer }: Pick<Context, 'settings' | 'request' | 'peer'>): boolean {
  if (isServedOverTls(settings)) return request.get('x-forwarded-proto') !== 'http'
  const isLoopback = /^(127\.|::1$|::ffff:127\.)/.test(peer)
  const host = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(request.get('host') ?? '')
  return isLoopback && host && !FORWARDED.some((name) => request.has(name))
}
