import type { Kysely } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { DAY_MS } from '#time.ts'
import { RECENT_DAYS } from '../inbox.ts'
import { senderOf } from './sender.ts'

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
