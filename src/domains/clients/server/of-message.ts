import type { Kysely } from 'kysely'
import { phoneText, readContact } from '#contact-methods.ts'
import { type Context, isAdmin } from '#platform/context.ts'
import { hasPhone } from '#platform/db/phones.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { createClient } from './save.ts'

/** The client who wrote a message, by e-mail or telephone, or what one made of it would have. Throws 404. */
export async function clientOfMessage({ db }: Context, message: number) {
  const row = await chooseMessage(db, message).executeTakeFirst()
  if (!row) throw new AppError('missing', 'Esta mensagem não existe mais.')
  return { data: (await findByReach(db, row.contact)) ?? { id: null, ...senderOf(row) } }
}

/**
 * The same for a record that is saved with them, in its transaction: who is no client yet becomes one, by this name. Null
 * where the message is gone. Throws 403 for all but the admin, who alone reads messages.
 */
export async function addClientOfMessageTx(context: Context, db: Kysely<DB>, message: number, name: string) {
  if (!isAdmin(context)) throw new AppError('forbidden', 'As mensagens são da administração.')
  // Whoever saves with the sender of the same message at once waits, and finds the one that was made.
  const row = await chooseMessage(db, message).forUpdate().executeTakeFirst()
  if (!row) return null
  const known = await findByReach(db, row.contact)
  return known?.id ?? (await createClient({ ...context, db }, { ...senderOf(row), name })).data.id
}

const chooseMessage = (db: Kysely<DB>, id: number) =>
  db.selectFrom('contact_messages').select(['name', 'contact']).where('id', '=', id)

function senderOf({ name, contact }: { name: string; contact: string }) {
  const { email = '', phone = '' } = readContact(contact)
  return { name, email: email.toLowerCase(), phone: phone && phoneText(phone) }
}

async function findByReach(db: Kysely<DB>, contact: string) {
  const { email = '', phone = '' } = readContact(contact)
  if (!email && !phone) return undefined
  return db
    .selectFrom('clients')
    .select(['id', 'name', 'email', 'phone'])
    .where('deleted_at', 'is', null)
    .where(({ or, eb }) =>
      or([...(email ? [eb('email', '=', email.toLowerCase())] : []), ...(phone ? [hasPhone('phone', phone)] : [])]),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}
