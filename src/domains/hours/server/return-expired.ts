import { sql } from 'kysely'
import * as z from 'zod'
import { OPEN_STATES } from '#domains/budgets/budget.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { dayOf } from '#time.ts'

/** Every night: hours of quotes that have expired are billed by none. */
export const returnExpiredJob = defineJob({
  name: 'hours-of-expired-quotes',
  payload: z.object({}),
  schedule: '20 0 * * *',
  async handler({ db, clock }) {
    await sql`select return_hours(id) from budgets
      where state = any (${OPEN_STATES}) and budget_validity < ${dayOf(clock.now())}::date
        and exists (select from task_hours where budget_id = budgets.id)`.execute(db)
  },
})
