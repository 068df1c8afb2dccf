import { sql } from 'kysely'
import * as z from 'zod'
import { readSection } from '#domains/site/server/sections.ts'
import type { Context } from '#platform/context.ts'
import type { Limit } from '#platform/http/limits.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { addDays, dayOf } from '#time.ts'
import { wordKey } from '#word-key.ts'
import { TRIALS_MONTHS, type Trial } from '../trial.ts'

/** Trials from one network. */
const TRIAL_LIMIT: Limit = { name: 'pieceTrial', points: 60, duration: 10 * 60 }

/** Days that the firm sees. */
const SHOWN_DAYS = 90
const MOST_SHOWN = 50

/** Counts what somebody tried, of the firm's materials alone. Throws 429 after too many from one network. */
export async function countTrial(context: Context, { form, material, size }: Trial) {
  await context.limits.spend(TRIAL_LIMIT, context.network)
  const { materials } = await readSection(context, 'pieces')
  if (materials.some(({ name }) => wordKey(name) === material))
    await context.db
      .insertInto('piece_trials')
      .values({ day: dayOf(context.clock.now()), form, material, size, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'form', 'material', 'size', 'demo'])
          .doUpdateSet({ count: sql<number>`piece_trials.count + 1` }),
      )
      .execute()
  return { result: true as const }
}

/** What was tried in the last 90 days, the most first. */
export async function listTrials({ db, clock }: Context) {
  const rows = await db
    .selectFrom('piece_trials')
    .select(['form', 'material', 'size', sql<number>`sum(count)::int`.as('count')])
    .where('day', '>', addDays(dayOf(clock.now()), -SHOWN_DAYS))
    .groupBy(['form', 'material', 'size'])
    .orderBy('count', 'desc')
    .orderBy('form')
    .orderBy('material')
    .orderBy('size')
    .limit(MOST_SHOWN)
    .execute()
  return { data: rows as (Trial & { count: number })[] }
}

/** Deletes counts past their time. */
export const forgetTrialsJob = defineJob({
  name: 'forget-piece-trials',
  payload: z.object({}),
  schedule: '45 4 * * *',
  async handler({ db, clock, log }) {
    const { numDeletedRows } = await db
      .deleteFrom('piece_trials')
      .where('day', '<', sql<string>`${dayOf(clock.now())}::date - make_interval(months => ${TRIALS_MONTHS})`)
      .executeTakeFirst()
    log.info({ removed: Number(numDeletedRows) }, 'old counts of pieces removed')
  },
})
