import { requireOwnPassword } from '#platform/auth/own-password.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { mailDigest, noteInstallation } from '#platform/installation.ts'
import { DeliveryError } from '#platform/mail/deliver.ts'
import { type MailLogin, panelServer } from '#platform/mail/mail-server.ts'
import { readStoredServer, storeServer } from '#platform/mail/stored-server.ts'
import { recordSecurity } from '#platform/security-log.ts'
import type { MailServerFields, MailServerState } from '../mail-server-contract.ts'
import { refusalOf } from './mail-refusal.ts'
import { maySet, requireMaySet } from './principals.ts'
import { deliverTest } from './test-letter.ts'

/** Whom e-mails come from in a firm that has set no e-mail of its own; not a sender to propose. */
const NOBODY = /@localhost$/

/** The mail server as it is set, without its password. */
export async function readMailServer(context: Context): Promise<{ data: MailServerState }> {
  const { mail } = context
  const sender = await mail.sender()
  const { host = '', user = '', setBy: set_by = null, login, options } = mail.server ?? {}
  const stored = set_by === 'panel' && user !== ''
  return {
    data: {
      ...{ set_by, host, user, port: login?.port ?? null, security: login?.security ?? null },
      may_set: maySet(context, set_by ?? undefined),
      mail_password: !stored ? 'none' : options ? 'stored' : 'unreadable',
      from_name: sender.name,
      from_email: NOBODY.test(sender.address) ? '' : sender.address,
    },
  }
}

/**
 * Sends a test by a mail server, and stores it where that was taken. Throws 422 without the caller's own password and where
 * the server did not take it, 429, 409 where the machine's settings say the server, and for who was appointed.
 */
export async function saveMailServer(context: Context, { password, ...typed }: MailServerFields) {
  refuseOthers(context)
  await requireOwnPassword(context, password)
  const { clock, secret } = context
  const from = { name: typed.from_name, address: typed.from_email }
  const login: MailLogin = { host: typed.host, port: typed.port, security: typed.security, user: typed.user }
  const mailPassword = await passwordFor(context, login, typed.mail_password)
  const server = panelServer(login, mailPassword, from)
  const { to } = await deliverTest(context, { mail: { server, sender: async () => from } }).catch((error) => {
    throw error instanceof DeliveryError ? refusalOf(error, login, requireUser(context).email) : error
  })
  const now = clock.now()
  await context.db.transaction().execute(async (db) => {
    await storeServer({ db, secret, now }, { login, password: mailPassword, from })
    const stored = await readStoredServer(db, secret)
    await noteInstallation(db, { mail_tested_at: now, mail_tested_with: stored ? mailDigest(stored) : null })
    await record({ ...context, db }, 'save', { host: login.host, from: from.address })
  })
  await context.mail.reload()
  return { result: true as const, data: { to } }
}

/** Removes the mail server. Throws 422 without the caller's own password, 429, 409 as above. */
export async function removeMailServer(context: Context, { password }: { password: string }) {
  refuseOthers(context)
  await requireOwnPassword(context, password)
  await context.db.transaction().execute(async (db) => {
    const removed = await db.deleteFrom('mail_server').returning(['host', 'from_email']).executeTakeFirst()
    if (removed) await record({ ...context, db }, 'remove', { host: removed.host, from: removed.from_email })
  })
  await context.mail.reload()
  return { result: true as const }
}

/** Throws 409. Who was appointed could have a principal's link to another password sent by a server of their own. */
const refuseOthers = (context: Context) =>
  requireMaySet(context, {
    setBy: context.mail.server?.setBy,
    others:
      'Só uma conta principal, a primeira ou a das configurações, define o servidor de e-mail: por ele passam os links de senha.',
    machine: 'As configurações da máquina (SMTP_URL) dizem o servidor de e-mail.',
    machineCode: 'mail-set-by-machine',
  })

/** The password to sign in with; the stored one goes nowhere but where it was typed for. Throws 422. */
async function passwordFor({ db, secret }: Context, login: MailLogin, typed: string): Promise<string> {
  if (login.user === '') return ''
  if (typed !== '') return typed
  const stored = await readStoredServer(db, secret)
  const kept = JSON.stringify(stored?.login) === JSON.stringify(login) ? stored?.options?.auth?.pass : undefined
  if (kept) return kept
  const why = stored?.login?.user
    ? stored.options
      ? 'Servidor, porta, segurança ou usuário mudaram: digite a senha de novo.'
      : 'A senha guardada já não pode ser lida: digite-a de novo.'
    : 'Digite a senha deste usuário.'
  throw new AppError('invalid', why, { mail_password: why })
}

const record = (context: Context, name: 'save' | 'remove', { host, from }: { host: string; from: string }) =>
  recordSecurity(context, 'settings', { detail: `system.mailServer.${name}`, about: `${host}, ${from}` })
