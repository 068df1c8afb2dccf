import { phoneText, readContact } from '#contact-methods.ts'
import { findMessage } from '#domains/contact/server/messages.ts'
import type { Context } from '#platform/context.ts'
import { hasPhone } from '#platform/db/phones.ts'
import { createClient } from './save.ts'

/** The client who wrote a message, by e-mail or telephone; made from the message where there is none. Throws 404. */
export const clientOfMessage = ({ db, ...rest }: Context, id: number) =>
  db.transaction().execute(async (db) => {
    const context = { ...rest, db }
    // Whoever asks for the client of the same message at once waits, and finds the one that was made.
    await db.selectFrom('contact_messages').select('id').where('id', '=', id).forUpdate().execute()
    const { result } = (await findMessage(context, id)).data
    const { name, contact } = result[0]!
    const { email = '', phone = '' } = readContact(contact)
    const known = email || phone ? await findByReach(context, email.toLowerCase(), phone) : undefined
    if (known) return { data: { id: known.id, made: false } }
    const { data } = await createClient(context, { name, email: email.toLowerCase(), phone: phone && phoneText(phone) })
    return { data: { id: data.id, made: true } }
  })

const findByReach = ({ db }: Context, email: string, phone: string) =>
  db
    .selectFrom('clients')
    .select('id')
    .where('deleted_at', 'is', null)
    .where(({ or, eb }) =>
      or([...(email ? [eb('email', '=', email)] : []), ...(phone ? [hasPhone('phone', phone)] : [])]),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
