import type { Kysely } from 'kysely'
import { phoneText, readContact } from '#contact-methods.ts'
import { type Context, isAdmin } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { createClientTx } from './save.ts'
import { findWho, lockWho } from './who-is.ts'

/** The client who wrote a message, by e-mail or telephone, or what one made of it would have. Throws 404. */
export async function clientOfMessage({ db }: Context, message: number) {
  const row = await chooseMessage(db, message).executeTakeFirst()
  if (!row) throw new AppError('missing', 'Esta mensagem não existe mais.')
  return { data: (await findSender(db, row)) ?? { id: null, ...senderOf(row) } }
}

/**
 * The same for a record that is saved with them, in its transaction: who is no client yet becomes one, by this name, and the
 * message keeps whom. Null where the message is gone. Throws 403 for all but the admin, who alone reads messages.
 */
export async function addClientOfMessageTx(context: Context, db: Kysely<DB>, message: number, name: string) {
  if (!isAdmin(context)) throw new AppError('forbidden', 'As mensagens são da administração.')
  // Whoever saves with the sender of the same message at once waits, and finds the one that was made.
  const row = await chooseMessage(db, message).forUpdate().executeTakeFirst()
  if (!row) return null
  // Nor with another message of theirs.
  await lockWho(db, reachOf(row))
  const known = await findSender(db, row)
  const id = known?.id ?? (await createClientTx(context, db, { ...senderOf(row), name })).data.id
  await db.updateTable('contact_messages').set({ client_id: id }).where('id', '=', message).execute()
  return id
}

const chooseMessage = (db: Kysely<DB>, id: number) =>
  db.selectFrom('contact_messages').select(['name', 'contact', 'client_id']).where('id', '=', id)

type Message = Awaited<ReturnType<ReturnType<typeof chooseMessage>['executeTakeFirstOrThrow']>>

function reachOf({ contact }: Pick<Message, 'contact'>) {
  const { email = '', phone = '' } = readContact(contact)
  return { email: email.toLowerCase(), phone }
}

function senderOf({ name, contact }: Message) {
  const { email, phone } = reachOf({ contact })
  return { name, email, phone: phone && phoneText(phone) }
}

/** The client that was made of a message, or who is known by how its sender is reached. */
async function findSender(db: Kysely<DB>, message: Message) {
  const kept =
    message.client_id !== null &&
    (await db
      .selectFrom('clients')
      .select(['id', 'name', 'email', 'phone'])
      .where('id', '=', message.client_id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst())
  return kept || findWho(db, reachOf(message))
}
