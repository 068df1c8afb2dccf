import { sql } from 'kysely'
import type { EvidenceSource } from '#platform/context.ts'
import { dayOf, firstOfMonth } from '#time.ts'

/** Months before the present one that are counted. */
const MONTHS = 11

/** Openings of articles, without robots and staff, and how many articles they were of. */
export const readsEvidence: EvidenceSource = {
  kind: 'reads',
  async count({ db, clock }) {
    const since = firstOfMonth(dayOf(clock.now()), -MONTHS)
    const counted = await db
      .selectFrom('view_months')
      .select([
        sql<number>`coalesce(sum(views - staff_views), 0)::int`.as('cases'),
        sql<number>`count(distinct name)::int`.as('kept'),
        sql<string | null>`min(month)`.as('first_day'),
      ])
      .where('kind', '=', 'archive')
      .where('name', '<>', '')
      .where('month', '>=', since)
      .executeTakeFirstOrThrow()
    return { ...counted, first_day: counted.first_day ?? since }
  },
}
