import { countInTime } from '#domains/site/answer-times.ts'
import type { EvidenceSource } from '#platform/context.ts'
import { addDays, dayOf, startOfDay } from '#time.ts'

/** Days whose messages are counted. */
const DAYS = 90

/**
 * Messages, and how many of them were answered within a working day. One that was put away without an answer asked for
 * none, as advertisements do; of one answered before moments were kept, nothing is known.
 */
export const answersEvidence: EvidenceSource = {
  kind: 'answers',
  async count({ db, clock }) {
    const now = clock.now()
    const since = addDays(dayOf(now), -DAYS)
    const rows = await db
      .selectFrom('contact_messages')
      .select(['created_at as at', 'answered_at'])
      .where('created_at', '>=', startOfDay(since))
      .where((eb) =>
        eb.or([eb('answered_at', 'is not', null), eb.and([eb('answered', '=', false), eb('archived', '=', false)])]),
      )
      .orderBy('created_at')
      .execute()
    return countInTime(rows, { since, now })
  },
}
