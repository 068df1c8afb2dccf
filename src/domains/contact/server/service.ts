import type { RequestedPiece } from '#domains/pieces/asked-piece.ts'
import type { Context, Program } from '#platform/context.ts'
import { z } from '#platform/contract/fields.ts'
import type { PrivateFile } from '#platform/files/private-files.ts'
import { visitorShare } from '#platform/http/visitor-share.ts'
import type { Message } from '../contract.ts'

/** Messages from one network. */
export const share = visitorShare('contact')

const DONE = { result: true as const }

/**
 * Stores a message and queues an e-mail to the admin in one transaction. A repeated key is ignored. Throws 429 after too
 * many messages from one network.
 */
export async function saveMessage(context: Context, message: Message) {
  if (message.site) return DONE
  await share.spend(context)
  if (!(await storeMessage(context, message))) await share.refund(context)
  return DONE
}

/** What a message may have beside its text. */
interface Attached {
  piece: RequestedPiece
  file?: PrivateFile
}

/** Stores a message and queues the e-mail about it. Resolves to whether it is new: not where its key is known. */
export async function storeMessage(context: Context, message: Message, { piece, file }: Partial<Attached> = {}) {
  const { db, clock, mail } = context
  const to = await findAdminAddress(context)
  return db.transaction().execute(async (db) => {
    const { name, contact, message: text, first_page = '', key } = message
    const row = await db
      .insertInto('contact_messages')
      .values({
        ...{ name, contact, message: text, first_page, key: key ?? null, created_at: clock.now() },
        ...(piece && { piece: JSON.stringify(piece) }),
        ...(file && { file_key: file.key, file_name: file.name, file_size: file.size }),
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row && to) await mail.send({ to, ...writeEmail(message), about: outboxName(row) }, { db })
    return row !== undefined
  })
}

/** What the e-mail with a message is about, by which it leaves the outbox with the message. */
export const outboxName = ({ id }: { id: number }) => `message-${id}`

/** The admin's e-mail: from the settings, else that of the first account. */
async function findAdminAddress({ db, settings }: Pick<Program, 'db' | 'settings'>): Promise<string | undefined> {
  if (settings.adminEmail) return settings.adminEmail
  return (await db.selectFrom('users').select('email').where('id', '=', 1).executeTakeFirst())?.email
}

const address = z.email().max(254)

/** The e-mail that notifies of a message. If the contact is an e-mail address, it is the Reply-To. */
function writeEmail({ name, contact, message, first_page }: Message) {
  const lines = [
    `Nome: ${name}`,
    `Contato: ${contact}`,
    ...(first_page ? [`Primeira página da visita: ${first_page}`] : []),
    '',
    message,
    '',
  ]
  return {
    // The schema guarantees that the name is one line, as a header must be.
    subject: `Mensagem de ${name} pelo site`,
    text: lines.join('\n'),
    replyTo: address.safeParse(contact).data,
  }
}
