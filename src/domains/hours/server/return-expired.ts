import { sql } from 'kysely'
import * as z from 'zod'
import { OPEN_STATES } from '#domains/budgets/budget.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { dayOf } from '#time.ts'

/**
 * Every night: hours of quotes that have expired, or were refused, are billed by none, unless they are approved by hand. The
 * quotes are held, so that one which is renewed meanwhile keeps its own.
 */
export const returnExpiredJob = defineJob({
  name: 'hours-of-expired-quotes',
  payload: z.object({}),
  schedule: '20 0 * * *',
  async handler({ db, clock }) {
    await sql`with expired as materialized (
        select id from budgets
        where status = 'PENDING' and exists (select from task_hours where budget_id = budgets.id)
          and (state = 'refused' or (state = any (${OPEN_STATES}) and budget_validity < ${dayOf(clock.now())}::date))
        order by id for update)
      select return_hours(id, true) from expired`.execute(db)
  },
})
