import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { literalPart, literalPattern } from '#platform/db/like.ts'
import { hasPhone, phoneOf } from '#platform/db/phones.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { DAY_MS } from '#time.ts'
import { RECENT_DAYS } from '../inbox.ts'

/** Whether a message's contact has this e-mail, and not one that is longer. */
const hasEmail = (email: string) =>
  sql<boolean>`(lower(contact) like ${literalPart(email)}
    and lower(contact) ~ ${`(?<![\\w.%+-])${literalPattern(email)}(?![\\w-]|\\.\\w)`})`

/** Whether a message's contact names this e-mail (in lower case) or telephone; undefined where there is neither. */
export function senderOf({ email, phone }: { email: string; phone: string }): RawBuilder<boolean> | undefined {
  const number = phoneOf(phone)
  const conditions = [...(email ? [hasEmail(email)] : []), ...(number ? [hasPhone('contact', number)] : [])]
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : undefined
}

/**
 * Marks the messages of somebody as answered who is sent what they asked for, such as a quote: the read ones of the last 30
 * days from before that was begun. What nobody has read, or came since, may ask for something else.
 */
export async function answerSenderTx(
  { clock }: Pick<Context, 'clock'>,
  db: Kysely<DB>,
  { begun, ...sender }: { email: string; phone: string; begun: Date },
) {
  const now = clock.now()
  const sentBy = senderOf(sender)
  if (!sentBy) return
  await db
    .updateTable('contact_messages')
    .set({ answered: true, answered_at: now })
    .where('read', '=', true)
    .where('answered', '=', false)
    .where('archived', '=', false)
    .where('created_at', '<', begun)
    .where('created_at', '>=', new Date(now.getTime() - RECENT_DAYS * DAY_MS))
    .where(sentBy)
    .execute()
}
