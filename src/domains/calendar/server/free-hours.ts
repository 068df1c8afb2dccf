import { holidaysOf } from '#holidays.ts'
import { type Context, isAdmin, requireUser } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { AppError } from '#platform/errors.ts'
import { addDays, dayOf, LAST_DAY, listDays, toWallTime, weekdayOf } from '#time.ts'
import { FREE_HOURS_DAYS } from '../calendar.ts'
import type { freeHoursContract } from '../range-contract.ts'
import { listBusy } from './busy.ts'
import { chooseEvents } from './read.ts'

/** The working hours in which free ones are offered, in minutes of the day. */
const OPENS = 8 * 60
const CLOSES = 18 * 60
/** Minutes from one offered start to the next. */
const STEP = 30

type Wanted = InputOf<typeof freeHoursContract.find>

/**
 * On each working day of a week the times at which the caller and all these colleagues are free for so many minutes. What is
 * finished or lasts all day does not count as busy, nor the event `except`, where the caller takes part in it. Throws 422
 * for people who are no colleagues.
 */
export async function findFreeHours(context: Context, { people, from, minutes, except }: Wanted) {
  const caller = requireUser(context).id
  const last = addDays(from, FREE_HOURS_DAYS - 1)
  const to = last < LAST_DAY ? last : LAST_DAY
  const compared = await readPeople(context, [caller, ...people])
  const calendars = await listBusy(
    context.db,
    compared.map(({ id }) => id),
    { from, to },
    except !== undefined && (isAdmin(context) || (await takesPart(context, except))) ? except : undefined,
  )
  const busy = compared.flatMap(({ id, name }) =>
    (calendars.get(id) ?? []).map(({ all_day, starts_at, ends_at }) => ({
      name,
      start: toWallTime(starts_at),
      end: toWallTime(ends_at),
      isAllDay: all_day,
    })),
  )
  const now = toWallTime(context.clock.now())
  const days = listDays(from, to).filter((day) => day >= dayOf(now) && ![0, 6].includes(weekdayOf(day)))
  return { data: days.map((day) => describeDay(day, { busy, minutes, now })) }
}

/** Whether an event is in the caller's calendar: else one could find out when a colleague's is by its number. */
async function takesPart(context: Context, id: number): Promise<boolean> {
  const event = await chooseEvents(context.db, requireUser(context).id)
    .where('calendar_events.id', '=', id)
    .executeTakeFirst()
  return event?.id_user === requireUser(context).id || ['invited', 'accepted'].includes(event?.answer ?? '')
}

interface Person {
  id: number
  name: string
}

/** Whose calendars are compared: active staff, each once. */
async function readPeople({ db }: Context, ids: readonly number[]): Promise<Person[]> {
  const wanted = [...new Set(ids)]
  const people = await db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(wanted))))
    .where('banned', 'is not', true)
    .orderBy('id')
    .execute()
  if (people.length === wanted.length) return people.map(({ id, name, email }) => ({ id, name: name || email }))
  const message = 'Uma destas pessoas não é mais da equipe.'
  throw new AppError('invalid', message, { people: message })
}

interface Search {
  /** What people do, in São Paulo's time 'YYYY-MM-DDTHH:mm'. */
  busy: readonly { name: string; start: string; end: string; isAllDay: boolean }[]
  minutes: number
  /** Nothing is offered that has begun. */
  now: string
}

function describeDay(day: string, { busy, minutes, now }: Search) {
  const holiday = holidaysOf(Number(day.slice(0, 4))).find((one) => one.day === day)?.title ?? ''
  const ofDay = busy.filter(({ start, end }) => start.slice(0, 10) <= day && end.slice(0, 10) >= day)
  const meetings = ofDay.filter(({ isAllDay }) => !isAllDay)
  const isFree = (from: number) => {
    const [start, end] = [timeOn(day, from), timeOn(day, from + minutes)]
    return start > now && meetings.every((one) => one.end <= start || one.start >= end)
  }
  const count = Math.max(0, Math.floor((CLOSES - OPENS - minutes) / STEP) + 1)
  const offered = Array.from({ length: holiday ? 0 : count }, (_, index) => OPENS + index * STEP).filter(isFree)
  return {
    day,
    holiday,
    all_day: [...new Set(ofDay.filter(({ isAllDay }) => isAllDay).map(({ name }) => name))],
    starts: offered.map((start) => timeOn(day, start).slice(11)),
  }
}

/** The local time so many minutes after a day's midnight. */
const timeOn = (day: string, minutes: number) =>
  `${day}T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
