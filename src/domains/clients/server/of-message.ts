import { readContact } from '#domains/contact/reach.ts'
import { findMessage } from '#domains/contact/server/messages.ts'
import { hasDigits } from '#domains/contact/server/phone-digits.ts'
import type { Context } from '#platform/context.ts'
import { createClient } from './save.ts'

/** The client who wrote a message, by e-mail or telephone; made from the message where there is none. Throws 404. */
export async function clientOfMessage(context: Context, id: number) {
  const { result } = (await findMessage(context, id)).data
  const { name, contact } = result[0]!
  const { email = '', phone = '' } = readContact(contact)
  const known = email || phone ? await findByReach(context, email.toLowerCase(), phone) : undefined
  if (known) return { data: { id: known.id } }
  const { data } = await createClient(context, { name, email: email.toLowerCase(), phone: phone && `+${phone}` })
  return { data: { id: data.id } }
}

const findByReach = ({ db }: Context, email: string, phone: string) =>
  db
    .selectFrom('clients')
    .select('id')
    .where(({ or, eb }) =>
      or([...(email ? [eb('email', '=', email)] : []), ...(phone ? [hasDigits('phone', phone.slice(-8))] : [])]),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
