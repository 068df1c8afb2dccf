import type { Kysely } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { DAY_MS } from '#time.ts'
import { RECENT_DAYS } from '../inbox.ts'
import { senderOf } from './sender.ts'

/** Marks the recent messages of somebody as answered who was sent what they asked for, such as a quote. */
export async function answerSenderTx(
  { clock }: Pick<Context, 'clock'>,
  db: Kysely<DB>,
  sender: { email: string; phone: string },
) {
  const now = clock.now()
  const sentBy = senderOf(sender)
  if (!sentBy) return
  await db
    .updateTable('contact_messages')
    .set({ read: true, answered: true, answered_at: now })
    .where('answered', '=', false)
    .where('created_at', '>=', new Date(now.getTime() - RECENT_DAYS * DAY_MS))
    .where(sentBy)
    .execute()
}
