import { dayOf } from '#time.ts'
import { isWithinWorkingDay } from '#working-hours.ts'

/** Something that somebody asked; `answered_at` is null where nobody has answered. */
interface Asked {
  at: Date
  answered_at: Date | null
}

/**
 * How many of what was asked, the oldest first, was answered within a working day. What waits longer was not; what may
 * still be answered in time is no case yet.
 * @param since the first day of which there may be any
 */
export function countInTime(asked: readonly Asked[], { since, now }: { since: string; now: Date }) {
  const judged = asked
    .map(({ at, answered_at }) => ({ at, answered_at, inTime: isWithinWorkingDay(at, answered_at ?? now) }))
    .filter(({ answered_at, inTime }) => answered_at !== null || !inTime)
  return {
    cases: judged.length,
    kept: judged.filter(({ inTime }) => inTime).length,
    first_day: judged[0] ? dayOf(judged[0].at) : since,
  }
}
