import { type Kysely, sql } from 'kysely'
import * as z from 'zod'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { DAY_MS } from '#time.ts'
import { OPENINGS_DAYS } from '../budget.ts'
import type { BudgetColumns } from './columns.ts'

/** Openings of one quote that are kept of a day: who reloads its page without end fills no table. */
const MOST_A_DAY = 200
/** How far back the list of quotes shows openings, and at most how many. */
const LISTED_DAYS = 14
const MOST_LISTED = 50

/** Keeps that the client opened the page of a quote's version, in a transaction that holds the quote. */
export const addOpening = async (
  { clock }: Pick<Context, 'clock'>,
  db: Kysely<DB>,
  { id, version }: Pick<BudgetColumns, 'id' | 'version'>,
) => {
  const at = clock.now()
  await sql`insert into budget_openings (budget_id, version, at) select ${id}, ${version}, ${at}
    where (select count(*) from budget_openings where budget_id = ${id} and at > ${new Date(at.getTime() - DAY_MS)}) < ${MOST_A_DAY}`.execute(
    db,
  )
}

/**
 * When the pages of listed quotes were opened of late, the newest first; null where none was. Of a quote that was never
 * sent nothing is looked for.
 */
export const openingsOf = (now: Date) => sql<Date[] | null>`case when version > 0 then nullif(array(
  select at from budget_openings where budget_id = budgets.id and at > ${new Date(now.getTime() - LISTED_DAYS * DAY_MS)}
  order by at desc limit ${sql.lit(MOST_LISTED)}), '{}') end`

/** How often each version was opened, and when last; the newest version first. */
export const listOpenings = async (db: Kysely<DB>, id: number) => {
  const rows = await db
    .selectFrom('budget_openings')
    .select(({ fn }) => ['version', fn.countAll<number>().as('count'), fn.max('at').as('last')])
    .where('budget_id', '=', id)
    .groupBy('version')
    .orderBy('version', 'desc')
    .execute()
  return rows.map(({ version, count, last }) => ({ version, count, last: last.toISOString() }))
}

/** Forgets openings after their time. */
export const forgetOpeningsJob = defineJob({
  name: 'forget-quote-openings',
  payload: z.object({}),
  schedule: '40 5 * * *',
  async handler({ db, clock }) {
    const before = new Date(clock.now().getTime() - OPENINGS_DAYS * DAY_MS)
    await db.deleteFrom('budget_openings').where('at', '<', before).execute()
  },
})
