import type { Kysely } from 'kysely'
import { listBusy } from '#domains/calendar/server/busy.ts'
import { extentOf } from '#domains/calendar/server/occurrences.ts'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { addDays, dayOf, firstOfMonth, HOUR_MS, LAST_DAY, lastOfMonth, listDays, startOfDay } from '#time.ts'
import type { FreeHours } from '../visit-contract.ts'
import { type Calendar, type Offer, startsOn } from './starts.ts'

/** What of a page its free hours follow from. */
export interface Offered extends Offer {
  id: number
  id_user: number
  notice_hours: number
  days_ahead: number
  all_day_busy: boolean
}

interface Days {
  from: string
  /** Included. */
  to: string
}

type Reading = Pick<Context, 'clock'> & { db: Kysely<DB> }

const earliestOf = ({ notice_hours }: Offered, now: Date) => now.getTime() + notice_hours * HOUR_MS

/** The days on which a page may have hours; the second is before the first where the notice is longer than it looks ahead. */
function daysOf(page: Offered, now: Date): Days {
  const last = addDays(dayOf(now), page.days_ahead)
  return { from: dayOf(new Date(earliestOf(page, now))), to: last < LAST_DAY ? last : LAST_DAY }
}

/**
 * What the owner of a page has on these days, and how much of it was booked there. An event that is done is not busy.
 * @param except an event that does not count: that of the hour to be moved
 */
async function readCalendar({ db, clock }: Reading, page: Offered, days: Days, except?: number): Promise<Calendar> {
  // What ends the evening before may reach into a day by the gap.
  const around = { from: addDays(days.from, -1), to: addDays(days.to, 1) }
  const calendars = await listBusy(db, [page.id_user], around, except)
  const booked = page.most_a_day > 0 ? await listBooked(db, page, days, except) : new Map<string, number>()
  const busy = (calendars.get(page.id_user) ?? []).filter(({ all_day }) => !all_day || page.all_day_busy).map(extentOf)
  return {
    busy: busy.map(({ from, to }) => ({ from: from.getTime(), to: to.getTime() })),
    booked,
    earliest: earliestOf(page, clock.now()),
  }
}

/** How many hours of a page stand on each of these days: asked where it has a most. Both conditions on guests name an index. */
async function listBooked(db: Kysely<DB>, { id, id_user }: Offered, { from, to }: Days, except = 0) {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('calendar_guests', 'calendar_guests.booking_id', 'bookings.id')
    .innerJoin('calendar_events', 'calendar_events.id', 'calendar_guests.event_id')
    .select('calendar_events.starts_at')
    .where('bookings.page_id', '=', id)
    // Of whose calendar an index has the days.
    .where('calendar_events.id_user', '=', id_user)
    .where('calendar_guests.booking_id', 'is not', null)
    .where('calendar_guests.is_removed', '=', false)
    .where('calendar_events.id', '<>', except)
    .where('calendar_events.starts_at', '>=', startOfDay(from))
    .where('calendar_events.starts_at', '<', startOfDay(addDays(to, 1)))
    .execute()
  const days = Map.groupBy(rows, ({ starts_at }) => dayOf(starts_at))
  return new Map([...days].map(([day, { length }]) => [day, length]))
}

/** Whether an hour of a page is free, as the transaction sees it. */
export async function isFree(context: Reading, page: Offered, start: string, except?: number): Promise<boolean> {
  const day = start.slice(0, 10)
  const { from, to } = daysOf(page, context.clock.now())
  if (!(day >= from && day <= to)) return false
  return startsOn(page, day, await readCalendar(context, page, { from: day, to: day }, except)).includes(start)
}

interface Looked {
  month?: string | undefined
  day?: string | undefined
}

/** The free hours of a page: of one month how many each day has, and of one day which. */
export async function readFree(context: Reading, page: Offered, looked: Looked, except?: number): Promise<FreeHours> {
  const { from, to } = daysOf(page, context.clock.now())
  if (from > to) return { month: from.slice(0, 7), before: null, after: null, days: [], day: '', starts: [] }
  const calendar = await readCalendar(context, page, { from, to }, except)
  const startsOf = new Map(listDays(from, to).map((day) => [day, startsOn(page, day, calendar)]))
  const free = [...startsOf.keys()].filter((day) => startsOf.get(day)!.length > 0)
  const asked = looked.day && startsOf.has(looked.day) ? looked.day : undefined
  const months = [...new Set([...startsOf.keys()].map((day) => day.slice(0, 7)))]
  const wanted = asked?.slice(0, 7) ?? looked.month
  const month = months.find((one) => one === wanted) ?? (free[0] ?? from).slice(0, 7)
  const day = asked ?? free.find((one) => one.startsWith(month)) ?? ''
  const at = months.indexOf(month)
  return {
    month,
    before: months[at - 1] ?? null,
    after: months[at + 1] ?? null,
    days: listDays(firstOfMonth(`${month}-01`), lastOfMonth(`${month}-01`)).map((one) => ({
      day: one,
      free: startsOf.get(one)?.length ?? 0,
    })),
    day,
    starts: startsOf.get(day) ?? [],
  }
}
