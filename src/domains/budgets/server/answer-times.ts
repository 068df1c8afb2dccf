import { sql } from 'kysely'
import { countInTime } from '#domains/site/answer-times.ts'
import type { EvidenceSource } from '#platform/context.ts'
import { addMonths, dayOf, startOfDay } from '#time.ts'

/** Months whose questions are counted. */
const MONTHS = 12

/**
 * What clients asked about quotes, changes and new terms, and how much of it was answered within a working day: by words,
 * by a new version, or by sending the quote again. Where the client decided without waiting, nothing was left to answer.
 */
export const quotesEvidence: EvidenceSource = {
  kind: 'quotes',
  async count({ db, clock }) {
    const now = clock.now()
    const since = addMonths(dayOf(now), -MONTHS)
    const { rows } = await sql<{ at: Date; answered_at: Date | null }>`
      select asked.at, next.at as answered_at
      from budget_events asked
      left join lateral (
        select kind, at from budget_events
        where budget_id = asked.budget_id and id > asked.id
          and (answers = asked.id or kind in ('version', 'sent', 'accepted', 'refused'))
        order by id limit 1
      ) next on true
      where asked.kind in ('change_requested', 'renewal_requested') and asked.at >= ${startOfDay(since)}
        and coalesce(next.kind, '') not in ('accepted', 'refused')
      order by asked.at`.execute(db)
    return countInTime(rows, { since, now })
  },
}
