/**
 * Dates and times, for browser and server, always in São Paulo's time zone. A calendar day is a text 'YYYY-MM-DD', which
 * sorts by time.
 */
import { once } from './once.ts'

/** The zone's name, for PostgreSQL and the scheduler. */
export const TIME_ZONE = 'America/Sao_Paulo'

/** Milliseconds of 24 hours, for durations. For calendar days use `addDays`. */
export const DAY_MS = 86_400_000

/**
 * A point in time: a Date, milliseconds since 1970, or a text in ISO 8601. A text without a zone is local time in São
 * Paulo: a calendar day, or one with a time.
 */
export type Moment = string | number | Date

// Local time

/** In English, whose parts are plain digits. */
const clock = once(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: TIME_ZONE,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
)

/** The local time at an instant, as the milliseconds since 1970 of the same time in UTC. NaN for NaN. */
export function wallClockAt(instant: number): number {
  if (Number.isNaN(instant)) return instant
  if (instant < EVEN_SINCE) return readClock(instant)
  const hour = Math.floor(instant / HOUR_MS)
  let offset = offsets.get(hour)
  if (offset === undefined) {
    if (offsets.size >= MOST_OFFSETS) offsets.clear()
    offset = readClock(hour * HOUR_MS) - hour * HOUR_MS
    offsets.set(hour, offset)
  }
  return instant + offset
}

export const HOUR_MS = 3_600_000
/** Since this day the clock has been set at full hours of UTC alone: before, it was 3 h 6 min 28 s behind. */
const EVEN_SINCE = Date.parse('1914-01-02T00:00:00Z')
/** How far the clock is from UTC in the hours that were asked for: to read it anew takes ten times as long. */
const offsets = new Map<number, number>()
const MOST_OFFSETS = 10_000

function readClock(instant: number): number {
  const parts = Object.fromEntries(
    clock()
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  const shown = new Date(0)
  shown.setUTCFullYear(year, month - 1, day)
  return shown.setUTCHours(hour, minute, second, instant - Math.floor(instant / 1000) * 1000)
}

const offsetAt = (instant: number) => wallClockAt(instant) - instant

/**
 * The instant of a local time. Until 2019 there was daylight saving time: of an hour that occurred twice it is the first,
 * and a skipped hour continues the one before.
 */
function instantAt(shown: number): number {
  const before = shown - offsetAt(shown - DAY_MS)
  const after = shown - offsetAt(shown + DAY_MS)
  return wallClockAt(before) !== shown && wallClockAt(after) === shown ? after : before
}

const DAY = /^\d{4}-\d\d-\d\d$/
const DAY_AND_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/

const toIso = (time: number) => new Date(time).toISOString()

/** The local time 'YYYY-MM-DDTHH:mm', in the form of `wallClockAt`. NaN for any other text. */
const parseLocal = (text: string) =>
  DAY_AND_TIME.test(text) && isDay(text.slice(0, 10)) ? Date.parse(`${text}Z`) : Number.NaN

/** The local time as '2026-11-24T08:00:00.000Z', without a time for a calendar day; '' where invalid. */
function toLocalIso(moment: Moment): string {
  if (typeof moment === 'string' && DAY.test(moment)) return isDay(moment) ? moment : ''
  const isLocal = typeof moment === 'string' && DAY_AND_TIME.test(moment)
  const shown = isLocal ? parseLocal(moment) : wallClockAt(new Date(moment).getTime())
  return Number.isNaN(shown) ? '' : toIso(shown)
}

/** A moment in the form of a field for date and time: '2026-11-24T08:00'. '' for none. */
export const toWallTime = (moment: Moment | null) => (moment === null ? '' : toLocalIso(moment).slice(0, 16))

/** The instant of the local time '2026-11-24T08:00', as ISO 8601 in UTC. Null where invalid. */
export function fromWallTime(text: string): string | null {
  const shown = parseLocal(text)
  return Number.isNaN(shown) ? null : toIso(instantAt(shown))
}

// Calendar days

/** The first and the last day that people may choose: others are typing errors, and lead to years without four digits. */
export const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '2199-12-31']

const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** Whether a text is a valid calendar day, 'YYYY-MM-DD'. */
export function isDay(text: string): boolean {
  const start = DAY.test(text) ? startOf(text) : Number.NaN
  // '2026-02-30' is parsed as a day in March.
  return !Number.isNaN(start) && toIso(start).startsWith(text)
}

/** Whether a text is a month 'YYYY-MM' that people may choose. */
export const isMonth = (text: string) =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && text >= FIRST_DAY.slice(0, 7) && text <= LAST_DAY.slice(0, 7)

/** The calendar day of a moment; '' where invalid. */
export const dayOf = (moment: Moment) => toLocalIso(moment).slice(0, 10)

/** 0 = Sunday to 6 = Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** The weekday of a moment. */
export const weekdayOf = (moment: Moment) => new Date(startOf(dayOf(moment))).getUTCDay() as Weekday

/** The first instant of a day: midnight, or 1:00 where daylight saving time skipped midnight. */
export const startOfDay = (day: string) => new Date(instantAt(startOf(day)))

/** The day `days` days later, earlier where negative. Throws RangeError where `day` is invalid. */
export const addDays = (day: string, days: number) => toIso(startOf(day) + days * DAY_MS).slice(0, 10)

/** The days from one day to the other; negative where the second is earlier. */
export const daysBetween = (from: string, to: string) => (startOf(to) - startOf(from)) / DAY_MS

/** The number of days from one to the other, both included. */
export const countDays = (from: string, to: string) => daysBetween(from, to) + 1

/** The days from one to the other, both included. */
export const listDays = (from: string, to: string) =>
  Array.from({ length: Math.max(0, countDays(from, to)) }, (_, index) => addDays(from, index))

/** The first day of the day's month, or of the one `months` later. */
export function firstOfMonth(day: string, months = 0): string {
  const first = new Date(startOf(`${day.slice(0, 7)}-01`))
  return toIso(first.setUTCMonth(first.getUTCMonth() + months)).slice(0, 10)
}

/** The last day of the day's month, or of the one `months` later. */
export const lastOfMonth = (day: string, months = 0) => addDays(firstOfMonth(day, months + 1), -1)

/** The same day `months` months later, or the month's last where it has no such day: 28/02 for 31/01. */
export function addMonths(day: string, months: number): string {
  const [same, last] = [firstOfMonth(day, months).slice(0, 8) + day.slice(8), lastOfMonth(day, months)]
  return same < last ? same : last
}

/** The number of months from the month of one day to that of the other; negative where the second is earlier. */
export const monthsBetween = (from: string, to: string) => monthNumber(to) - monthNumber(from)

const monthNumber = (day: string) => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7))

/** The last `months` months 'YYYY-MM', from the day's own, newest first. */
export const listMonths = (day: string, months: number) =>
  Array.from({ length: months }, (_, ago) => firstOfMonth(day, -ago).slice(0, 7))

/**
 * A typed day, '30/11/2026', also '1.2.2026' and '30112026', as YYYY-MM-DD. Null where incomplete or invalid. For
 * `dateParser` of date fields.
 */
export function parseTypedDay(typed: string): string | null {
  const [, day = '', month = '', year = ''] =
    /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(typed) ?? /^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(typed) ?? []
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(written) ? written : null
}

// Formats for screens; '' where invalid

const MONTHS = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
const monthOf = (moment: Moment) => MONTHS[Number(dayOf(moment).slice(5, 7)) - 1] ?? ''

/** '21/11/2026'. */
export const day = (moment: Moment) => dayOf(moment).split('-').reverse().join('/')

/** '21/11'. */
export const dayMonth = (moment: Moment) => day(moment).slice(0, 5)

/** '11/21/2026', the default style in the list of quotes. */
export const usDay = (moment: Moment) => dayOf(moment).replace(/^(.+)-(.+)-(.+)$/, '$2/$3/$1')

/** '21/11/2026 09:05'; a calendar day without a time. */
export const dateTime = (moment: Moment) => `${day(moment)} ${toLocalIso(moment).slice(11, 16)}`.trim()

/** 'novembro de 2026'. */
export const monthAndYear = (moment: Moment) => {
  const month = monthOf(moment)
  return month && `${month} de ${dayOf(moment).slice(0, 4)}`
}

/** 'de março a junho de 2026', 'em março de 2026', 'desde março de 2026', 'até junho de 2026'; '' without either. */
export function monthSpan(from: Moment | null, to: Moment | null): string {
  const [first, last] = [monthAndYear(from ?? ''), monthAndYear(to ?? '')]
  if (!first || !last) return first ? `desde ${first}` : last && `até ${last}`
  if (first === last) return `em ${last}`
  const isSameYear = first.slice(-4) === last.slice(-4)
  return `de ${isSameYear ? monthOf(from ?? '') : first} a ${last}`
}
