import type { RequestedPiece } from '#domains/pieces/asked-piece.ts'
import { chooseAdmins } from '#platform/auth/administrators.ts'
import type { Context, Program } from '#platform/context.ts'
import { DONE, z } from '#platform/contract/fields.ts'
import type { PrivateFile } from '#platform/files/private-files.ts'
import { visitorShare } from '#platform/http/visitor-share.ts'
import type { Message } from '../contract.ts'

/** Messages from one network. */
export const share = visitorShare('contact')

/**
 * Stores a message and queues an e-mail to those who administer in one transaction. A repeated key is ignored. Throws 429 after too
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
  const addresses = await listAddresses(context)
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
    if (!row) return false
    for (const to of addresses) await mail.send({ to, ...writeEmail(message), about: outboxName(row) }, { db })
    return true
  })
}

/** What the e-mail with a message is about, by which it leaves the outbox with the message. */
export const outboxName = ({ id }: { id: number }) => `message-${id}`

/** Where messages are sent: to the settings' e-mail, else that of the first account, and to those of the appointed. */
async function listAddresses({ db, settings }: Pick<Program, 'db' | 'settings'>): Promise<Set<string>> {
  const { adminEmail } = settings
  const admins = await chooseAdmins(db, settings).select(['email', 'administers']).execute()
  const emails = admins.filter(({ administers }) => administers || !adminEmail).map(({ email }) => email)
  return new Set(adminEmail ? [adminEmail, ...emails] : emails)
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
