import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { forEachRow } from '#platform/jobs/for-each-row.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { addDays, dayOf } from '#time.ts'
import { type Frequency, occurrencesBetween, SOON_DAYS } from '../finance.ts'

/** Makes what is due of all repeated entries, every night. */
export const repeatJob = defineJob({
  name: 'finance-repeats',
  payload: z.object({}),
  schedule: '5 0 * * *',
  async handler(program) {
    const repeats = await program.db.selectFrom('finance_repeats').select('id').orderBy('id').execute()
    const make = ({ id }: { id: number }) => program.db.transaction().execute((db) => makeDue(program, db, id))
    const failure = await forEachRow(program, repeats, make, { failed: 'a repeated entry was not made' })
    if (failure) throw failure
  },
})

/**
 * Makes what is due of a repeated entry: entries up to today, bills up to a week ahead, so that they are seen before
 * they are due. Each is made once, however often this runs.
 */
export async function makeDue({ clock }: Pick<Context, 'clock'>, db: Kysely<DB>, id: number) {
  const repeat = await db.selectFrom('finance_repeats').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!repeat) return
  const { id_user, description, amount, category, type, account_id, first_day, last_day, makes, made_until } = repeat
  const now = clock.now()
  const until = addDays(dayOf(now), makes === 'bill' ? SOON_DAYS : 0)
  if (made_until !== null && made_until >= until) return
  const rule = { frequency: repeat.frequency as Frequency, first_day, last_day }
  for (const day of occurrencesBetween(rule, made_until, until)) {
    const row = {
      ...{ id_user, description, amount, category, type, account_id, demo: repeat.demo },
      repeat_id: id,
      repeat_day: day,
      created_at: now,
    }
    if (makes === 'bill')
      await db
        .insertInto('finance_bills')
        .values({ ...row, due: day })
        .onConflict((conflict) => conflict.columns(['repeat_id', 'repeat_day']).doNothing())
        .execute()
    else
      await db
        .insertInto('finance_reports')
        .values({ ...row, date: day })
        .onConflict((conflict) => conflict.columns(['repeat_id', 'repeat_day']).doNothing())
        .execute()
  }
  await db.updateTable('finance_repeats').set({ made_until: until }).where('id', '=', id).execute()
}
