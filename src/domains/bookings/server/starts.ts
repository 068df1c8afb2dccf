import { isHoliday } from '#holidays.ts'
import { fromWallTime, weekdayOf } from '#time.ts'
import { WEEKDAY_FIELDS } from '../booking.ts'
import type { BookingPageFields } from '../contract.ts'
import { readDayHours, writeTime } from '../day-hours.ts'

/** Minutes from one offered start to the next at most; what is shorter follows each other. */
const STEP = 30
const MINUTE = 60_000

/** What a page offers of each day. */
export interface Offer
  extends Pick<BookingPageFields, 'minutes' | 'gap' | 'most_a_day' | (typeof WEEKDAY_FIELDS)[number]> {
  /** Minutes that have to be free, where they are others than those that it offers. */
  needed?: number
}

export interface Calendar {
  /** What is taken, in milliseconds since 1970. */
  busy: readonly { from: number; to: number }[]
  /** How many hours of the page are booked on each day. */
  booked: ReadonlyMap<string, number>
  /** Nothing is offered before. */
  earliest: number
}

/** The times of a day, '2026-11-30T09:00', at which a page has a free hour. None on a national holiday. */
export function startsOn(offer: Offer, day: string, { busy, booked, earliest }: Calendar): string[] {
  const { minutes, needed = minutes, gap, most_a_day } = offer
  if (most_a_day > 0 && (booked.get(day) ?? 0) >= most_a_day) return []
  if (isHoliday(day)) return []
  const spans = readDayHours(offer[WEEKDAY_FIELDS[weekdayOf(day)]]) ?? []
  // Clocks, where they change, change at night: the whole day is as far from its noon.
  const midnight = Date.parse(fromWallTime(`${day}T12:00`)!) - 12 * 60 * MINUTE
  const [before, after] = [gap * MINUTE, (needed + gap) * MINUTE]
  const near = busy.filter(({ from, to }) => to > midnight - before && from < midnight + 24 * 60 * MINUTE + after)
  const isFree = (at: number) => at >= earliest && near.every(({ from, to }) => to <= at - before || from >= at + after)
  return spans
    .flatMap(({ from, to }) => stepsOf(from, to - needed, Math.min(STEP, minutes)))
    .filter((start) => isFree(midnight + start * MINUTE))
    .map((start) => `${day}T${writeTime(start)}`)
}

const stepsOf = (from: number, last: number, step: number) =>
  Array.from({ length: Math.max(0, Math.floor((last - from) / step) + 1) }, (_, index) => from + index * step)
