import { APIError } from 'better-auth/api'
import { systemClock } from '#clock.ts'
import { shownPanel } from '#domains/site/server/panel.ts'
import type { Actor } from '#platform/auth/actor.ts'
import { isAdminUser, isPrincipal } from '#platform/auth/administrators.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { Limit } from '#platform/http/limits.ts'
import { originOf } from '#platform/http/origin.ts'
import { noteInstallation } from '#platform/installation.ts'
import { readModules } from '#platform/modules.ts'
import { recordSecurity } from '#platform/security-log.ts'
import { readChoices } from './choices.ts'
import { claimCode, USED_CODE } from './claim-code.ts'
import { findKnownDevice, rememberDevice } from './known-device.ts'
import { LOGIN_ACCOUNT_LIMIT, LOGIN_ANYWHERE_LIMIT, LOGIN_DEVICE_LIMIT, LOGIN_NETWORK_LIMIT } from './limits.ts'
import { isSecondFactorRequired } from './second-factor-rule.ts'
import { sendCookies } from './send-cookies.ts'

interface Credentials {
  /** In any case. */
  email: string
  password: string
  /** Of the second factor. */
  code?: string | undefined
}

/** Opens a session. Throws 401 (with the same text for a wrong password and an unknown e-mail), 429 after too many tries. */
export async function login(context: Context, { email, password, code }: Credentials) {
  const counted = limitsOf(context, email.toLowerCase())
  // Spent before the password is checked, so that concurrent tries are all counted.
  for (const [limit, key] of counted) await context.limits.spend(limit, key)
  const refund = async () => {
    for (const [limit, key] of counted) await context.limits.refund(limit, key)
  }
  try {
    const signed = await openSession(context, { email, password, code })
    await refund()
    return signed
  } catch (error) {
    // The password was right: nothing has failed yet.
    if (error instanceof CodeMissing) await refund()
    throw error
  }
}

/** Keeps where a principal signs in from, for links in e-mails without PUBLIC_URL. Nobody else's: they could forge it. */
async function noteOrigin(context: Context) {
  const [origin, asked] = [context.request.get('origin'), originOf(context)]
  // The browser's own has the scheme that it used, also before a proxy.
  const isOwn = origin && URL.parse(origin)?.host === new URL(asked).host
  await noteInstallation(context.db, { signed_in_origin: isOwn ? origin : asked })
}

/** The password was right, and the code of the second factor is still to come. */
class CodeMissing extends AppError {
  constructor() {
    const text = 'Digite o código do aplicativo, ou um código de recuperação.'
    super('code-missing', text, { code: text })
  }
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

/** Opens a session without counting the try. Throws 401 as `login` does, with `fields.code` where a code is missing or wrong. */
export async function openSession(context: Context, { email, password, code }: Credentials) {
  const body = { email, password }
  try {
    const first = await context.auth.api.signInEmail({ body, headers: context.request, returnHeaders: true })
    const { headers, response } = isChallenge(first.response)
      ? await answerChallenge(context, { challenge: first.headers, email, code })
      : first
    sendCookies(context, headers)
    // The session that this browser had until now would stay open with nobody to end it.
    if (context.actor) await context.db.deleteFrom('sessions').where('id', '=', context.actor.session).execute()
    rememberDevice(context, response.user.email)
    const person = await context.db
      .selectFrom('users')
      .select(['id', 'name', 'email', 'administers', 'sees_costs as seesCosts'])
      .where('id', '=', Number(response.user.id))
      .executeTakeFirstOrThrow()
    await recordUse(context, person)
    if (isPrincipal(person, context.settings)) await noteOrigin(context)
    await recordSecurity({ ...context, actor: { ...person, session: 0 } }, 'sign-in')
    const needsSecondFactor = !isChallenge(first.response) && (await isSecondFactorRequired(context))
    return toSigned(context, { ...person, needsSecondFactor })
  } catch (error) {
    if (code && error instanceof AppError && error.data.fields?.code)
      await recordRefusal(context, email, 'second-factor')
    if (!(error instanceof APIError)) throw error
    await recordRefusal(context, email)
    if (error.body?.code === 'BANNED_USER')
      throw new AppError('access-disabled', 'Este acesso foi desativado. Fale com a administração.')
    throw new AppError('wrong-password', 'E-mail ou senha incorretos.')
  }
}

/** The password was right, and a code of the second factor is due. */
const isChallenge = (response: object) => 'twoFactorRedirect' in response

interface Challenged {
  challenge: Headers
  email: string
  code: string | undefined
}

/** Opens the session with a code: six digits are the app's, anything else is a recovery code. Throws 401 with `fields.code`. */
async function answerChallenge(context: Context, { challenge, email, code }: Challenged) {
  if (!code) throw new CodeMissing()
  const isOfApp = /^\d{6}$/.test(code)
  const account = isOfApp ? await findAccount(context, email) : undefined
  if (account && !(await claimCode(context, account.id, code)))
    throw new AppError('code-used', USED_CODE, { code: USED_CODE })
  // The challenge alone: with a session in the request, the code would be checked against that session's account.
  const cookie = challenge
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const input = { body: { code }, headers: new Headers({ cookie }), returnHeaders: true } as const
  const { verifyTOTP, verifyBackupCode } = context.auth.api
  try {
    return await (isOfApp ? verifyTOTP(input) : verifyBackupCode(input))
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    const text =
      error.status === 'TOO_MANY_REQUESTS'
        ? 'Códigos errados demais. Tente de novo em 15 minutos.'
        : 'Este código não confere. Use o que o aplicativo mostra agora.'
    throw new AppError('code-wrong', text, { code: text })
  }
}

/** The security log names the account whose password or code was tried; of an address without account it keeps nothing. */
async function recordRefusal(context: Context, email: string, detail = '') {
  const account = await findAccount(context, email)
  await recordSecurity({ ...context, actor: null }, 'sign-in-refused', { subject: account?.id, detail })
}

const findAccount = ({ db }: Context, email: string) =>
  db.selectFrom('users').select('id').where('email', '=', email.toLowerCase()).executeTakeFirst()

/** Returns the signed-in user. A session used again after a day is prolonged. */
export async function readSession(context: Context) {
  const actor = requireUser(context)
  if (actor.extendsSession) {
    const { headers } = await context.auth.api.getSession({ headers: context.request, returnHeaders: true })
    sendCookies(context, headers)
  }
  await recordUse(context, actor)
  return toSigned(context, actor)
}

/** Written at most once a minute, because every screen of the workbench reads the session. */
const LAST_USE = `with used as (
    update sessions set last_used_at = $3::timestamptz where id = $2 and last_used_at < $3::timestamptz - interval '1 minute'
  )
  update users set last_seen_at = $4::timestamptz
  where id = $1 and (last_seen_at is null or last_seen_at < $4::timestamptz - interval '1 minute')`

/** Updates the last use of an account, and of its session if given, which better-auth began by the machine's clock. */
const recordUse = ({ pool, clock }: Context, { id, session }: Pick<Actor, 'id'> & { session?: number }) =>
  pool.query({ name: 'record-use', text: LAST_USE, values: [id, session ?? null, systemClock.now(), clock.now()] })

/** Ends the session of the request, if it has one. */
export async function logout(context: Context) {
  const { headers } = await context.auth.api.signOut({ headers: context.request, returnHeaders: true })
  sendCookies(context, headers)
  return { result: true as const }
}

async function toSigned(context: Context, person: Omit<Actor, 'session'>) {
  const { settings } = context
  const { id, name, email, needsSecondFactor, seesCosts } = person
  const [panel, choices, modules] = await Promise.all([
    shownPanel(context, id),
    readChoices(context, id),
    readModules(context.db),
  ])
  return {
    result: true as const,
    data: [{ id, nome: name, email }],
    admin: isAdminUser(person, settings),
    ...((isAdminUser(person, settings) || seesCosts) && { sees_costs: true }),
    needs_second_factor: needsSecondFactor ?? false,
    panel,
    choices,
    modules,
    sends_mail: context.mail.server !== undefined,
  }
}
