import { sql } from 'kysely'
import * as z from 'zod'
import type { Program } from '#platform/context.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { dayOf } from '#time.ts'
import { lastTotalled, viewParts, viewSets } from './view-parts.ts'

/** Names kept a day of each kind; the rest is one sum, so that nobody fills the disk by making up names. */
const NAMES = 200
/** Milliseconds after midnight in which a view of the day before may still be on its way into the table. */
const GRACE = 10 * 60_000

/**
 * Writes the totals of the days that have ended and have none yet. They say what counting the views would say, so it
 * does not matter when this runs, nor how often.
 */
export async function rollUpViews({ db, clock }: Pick<Program, 'db' | 'clock'>) {
  const until = dayOf(new Date(clock.now().getTime() - GRACE))
  await db.transaction().execute(async (transaction) => {
    // Of two processes at once the second finds nothing left to do. Readers do not wait.
    await sql`lock table view_days in share row exclusive mode`.execute(transaction)
    await sql`
      insert into view_totals (day, demo, kind, name, views, staff_views)
      select day, demo, kind, case when rank <= ${NAMES} then name else '' end, sum(views), sum(staff_views)
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
    // Last: this moves the day up to which all that is done.
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
