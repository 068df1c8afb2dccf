import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { DONE } from '#platform/contract/fields.ts'
import { removeFromOutbox } from '#platform/mail/outbox.ts'
import type { FlagChange } from '../contract.ts'
import { notFound } from './messages.ts'
import { outboxName } from './service.ts'

/** When an answer was begun: the first time counts, until it is taken back. */
const answerTimeOf = ({ answered }: Pick<FlagChange, 'answered'>, now: Date) =>
  answered === undefined
    ? {}
    : { answered_at: answered ? sql<Date | null>`case when answered then answered_at else ${now} end` : null }

/** Sets flags of messages, all or none. Throws 404 if one does not exist. */
export async function markMessages({ db, clock }: Context, { ids, ...flags }: FlagChange) {
  const unique = [...new Set(ids)]
  await db.transaction().execute(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('contact_messages')
      .set({ ...flags, ...answerTimeOf(flags, clock.now()) })
      .where('id', 'in', unique)
      .executeTakeFirst()
    if (Number(numUpdatedRows) !== unique.length) throw notFound(unique.length)
  })
  return DONE
}

/** Deletes messages, all or none; their senders have a right to it (LGPD, art. 18, VI). Throws 404 if one does not exist. */
export async function deleteMessages(context: Context, ids: number[]) {
  const unique = [...new Set(ids)]
  await context.db.transaction().execute(async (db) => {
    const { numDeletedRows } = await db.deleteFrom('contact_messages').where('id', 'in', unique).executeTakeFirst()
    if (Number(numDeletedRows) !== unique.length) throw notFound(unique.length)
  })
  await removeFromOutbox(
    context,
    unique.map((id) => outboxName({ id })),
  )
  return DONE
}
