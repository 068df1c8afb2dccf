import type { Kysely } from 'kysely'
import type { DB } from '../db/tables.gen.ts'
import { seal, unseal } from '../sealed.ts'
import { type MailLogin, type MailSecurity, type MailServer, panelServer, type Sender } from './mail-server.ts'

/** A login of a mail server, its password and the sender, as an administrator has typed them. */
interface TypedServer {
  login: MailLogin
  /** '' where there is no user. */
  password: string
  from: Sender
}

/** The mail server that was set in *Sistema*; undefined where none was. */
export async function readStoredServer(db: Kysely<DB>, secret: string): Promise<MailServer | undefined> {
  const row = await db.selectFrom('mail_server').selectAll().executeTakeFirst()
  if (!row) return undefined
  const { host, port, user_name: user, from_name: name, from_email: address } = row
  const login: MailLogin = { host, port, security: row.security as MailSecurity, user }
  const password = row.password === '' ? '' : unseal(sealOf(secret, login), row.password)
  // The sealed password is another each time it is stored, so that the digest tells nobody whether they guessed it.
  return panelServer(login, password, { name, address }, JSON.stringify([login, name, address, row.password]))
}

/** Stores the mail server. */
export async function storeServer(
  { db, secret, now }: { db: Kysely<DB>; secret: string; now: Date },
  { login, password, from }: TypedServer,
): Promise<void> {
  const { host, port, security, user } = login
  const values = {
    ...{ host, port, security, user_name: user, from_name: from.name, from_email: from.address, saved_at: now },
    password: password === '' ? '' : seal(sealOf(secret, login), password),
  }
  await db
    .insertInto('mail_server')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

/** For this login alone: a row whose host somebody changes in the database does not send the password there. */
const sealOf = (secret: string, { host, port, security, user }: MailLogin) => ({
  secret,
  purpose: 'mail server',
  about: JSON.stringify([host, port, security, user]),
})
