import { sql } from 'kysely'
import * as z from 'zod'
import type { Program } from '#platform/context.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { dayOf, TIME_ZONE } from '#time.ts'
import { lastTotalled, viewParts, viewSets } from './view-parts.ts'

/** Names stored a day of each kind; the rest is one sum, so that made-up names cannot fill the disk. */
const MAX_NAMES = 200
/** How long after midnight a view of the day before may still be inserted, in milliseconds. */
const GRACE = 10 * 60_000

/**
 * Writes the totals of the days that have ended and have none yet. Idempotent: totals equal a count of the views,
 * whenever and however often it runs.
 */
export async function rollUpViews({ db, clock }: Pick<Program, 'db' | 'clock'>) {
  const until = dayOf(new Date(clock.now().getTime() - GRACE))
  await db.transaction().execute(async (transaction) => {
    // Of two concurrent processes the second finds nothing to do. Readers are not blocked.
    await sql`lock table view_days in share row exclusive mode`.execute(transaction)
    await sql`
      insert into view_totals (day, demo, kind, name, views, staff_views)
      select day, demo, kind, case when rank <= ${MAX_NAMES} then name else '' end, sum(views), sum(staff_views)
      from (
        select *, row_number() over (partition by day, demo, kind order by views desc, name) as rank
        from (
          select day, demo, ${viewParts} from page_views
          where day > ${lastTotalled} and day < ${until}
          group by day, demo, ${viewSets}
        ) as counted
        where name is not null
      ) as ranked
      group by 1, 2, 3, 4`.execute(transaction)
    await sql`
      insert into view_months (month, demo, kind, name, views, staff_views)
      select date_trunc('month', day)::date, demo, kind, name, sum(views), sum(staff_views)
      from view_totals
      where day > ${lastTotalled} and day < ${until}
      group by 1, 2, 3, 4
      on conflict (month, kind, name, demo) do update
      set views = view_months.views + excluded.views, staff_views = view_months.staff_views + excluded.staff_views`.execute(
      transaction,
    )
    // Last, because it moves `lastTotalled`, which the statements above read.
    await sql`
      insert into view_days (day, demo, views, staff_views, visitors, public_visitors)
      select day, demo, count(*), count(*) filter (where staff), count(distinct visitor),
        count(distinct visitor) filter (where not staff)
      from page_views
      where day > ${lastTotalled} and day < ${until}
      group by day, demo`.execute(transaction)
  })
}

/** Rolls up each day once it has ended. */
export const viewTotalsJob = defineJob({
  name: 'total-views',
  payload: z.object({}),
  schedule: '15 0 * * *',
  handler: (program) => rollUpViews(program),
})

/** Months for which single views are stored, as the privacy notice says. */
const RETENTION_MONTHS = 25

/** Deletes single views past their retention. Their days' totals stay. */
export const retentionJob = defineJob({
  name: 'forget-views',
  payload: z.object({}),
  schedule: '10 4 * * *',
  async handler(program) {
    const { db, clock, log } = program
    // Views must be in the totals before they are deleted, even if the roll-up job has not run.
    await rollUpViews(program)
    const oldest = sql<Date>`(${clock.now()}::timestamptz - make_interval(months => ${RETENTION_MONTHS}))`
    const { numDeletedRows } = await db
      .deleteFrom('page_views')
      .where('viewed_at', '<', oldest)
      // Implied by the line above; lets the query use the index on `day`.
      .where('day', '<=', sql<string>`(${oldest} at time zone ${TIME_ZONE})::date`)
      .executeTakeFirstOrThrow()
    log.info({ views: Number(numDeletedRows) }, 'old views removed')
  },
})
