/**
 * The firm's calendar and clock, for both sides: every day and every hour is São Paulo's, whatever zone the server or the
 * browser runs in. A calendar day is a text 'YYYY-MM-DD'; such texts sort as the days follow each other.
 */

/** The zone's name, for PostgreSQL and the scheduler. */
export const TIME_ZONE = 'America/Sao_Paulo'

/** Milliseconds of 24 hours, for lengths of time. Calendar days are counted by `addDays`. */
export const DAY_MS = 86_400_000

/**
 * A point in time: a Date, milliseconds since 1970, or a text in ISO 8601. A text without a zone is what São Paulo's clock
 * shows: a calendar day, or one with a time.
 */
export type Moment = string | number | Date

// The clock on the wall

/** Made once, since making one is slow. In English, whose parts are plain digits. */
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** What the clock shows at an instant, both in milliseconds since 1970, as if the clock were set to UTC. NaN for NaN. */
export function wallClockAt(instant: number): number {
  if (Number.isNaN(instant)) return instant
  const parts = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  const shown = new Date(0)
  shown.setUTCFullYear(year, month - 1, day)
  return shown.setUTCHours(hour, minute, second, instant - Math.floor(instant / 1000) * 1000)
}

const offsetAt = (instant: number) => wallClockAt(instant) - instant

/**
 * The instant at which the clock shows that. Until 2019 it was put forward and back at midnight: an hour that came twice
 * is the first of the two, and one that was skipped is counted on from the hour before.
 */
function instantAt(shown: number): number {
  const before = shown - offsetAt(shown - DAY_MS)
  const after = shown - offsetAt(shown + DAY_MS)
  return wallClockAt(before) !== shown && wallClockAt(after) === shown ? after : before
}

const DAY = /^\d{4}-\d\d-\d\d$/
const DAY_AND_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/

const toIso = (time: number) => new Date(time).toISOString()

/** What the clock shows, from 'YYYY-MM-DDTHH:mm', as `wallClockAt` gives it. NaN for any other text. */
const parseShown = (text: string) =>
  DAY_AND_TIME.test(text) && isDay(text.slice(0, 10)) ? Date.parse(`${text}Z`) : Number.NaN

/** '2026-11-24T08:00:00.000Z', by the clock on the wall; only the day of a calendar day; '' for no point in time. */
function show(moment: Moment): string {
  if (typeof moment === 'string' && DAY.test(moment)) return isDay(moment) ? moment : ''
  const isLocal = typeof moment === 'string' && DAY_AND_TIME.test(moment)
  const shown = isLocal ? parseShown(moment) : wallClockAt(new Date(moment).getTime())
  return Number.isNaN(shown) ? '' : toIso(shown)
}

/** A moment as a field for date and time takes it: '2026-11-24T08:00'. '' for none. */
export const toWallTime = (moment: Moment | null) => (moment === null ? '' : show(moment).slice(0, 16))

/** The instant at which the clock shows '2026-11-24T08:00', ISO 8601 in UTC. Null where that is no date and time. */
export function fromWallTime(text: string): string | null {
  const shown = parseShown(text)
  return Number.isNaN(shown) ? null : toIso(instantAt(shown))
}

// Calendar days

const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** Whether a text is a day of the calendar, 'YYYY-MM-DD'. */
export function isDay(text: string): boolean {
  const start = DAY.test(text) ? startOf(text) : Number.NaN
  // A day too many for its month would be one of the next.
  return !Number.isNaN(start) && toIso(start).startsWith(text)
}

/** The calendar day of a moment; '' for no point in time. */
export const dayOf = (moment: Moment) => show(moment).slice(0, 10)

/** 0 = Sunday to 6 = Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** The weekday of a moment. */
export const weekdayOf = (moment: Moment) => new Date(startOf(dayOf(moment))).getUTCDay() as Weekday

/** The instant a day begins at: midnight, or 1:00 on a day whose midnight the clock left out. */
export const startOfDay = (day: string) => new Date(instantAt(startOf(day)))

/** The day so many days later, or earlier where negative. Throws RangeError where `day` is none. */
export const addDays = (day: string, days: number) => toIso(startOf(day) + days * DAY_MS).slice(0, 10)

/** How many days the second is after the first; negative where it is before. */
export const daysBetween = (from: string, to: string) => (startOf(to) - startOf(from)) / DAY_MS

/** How many days there are from one to the other, both counted. */
export const countDays = (from: string, to: string) => daysBetween(from, to) + 1

/** Each day from one to the other, both too. */
export const listDays = (from: string, to: string) =>
  Array.from({ length: Math.max(0, countDays(from, to)) }, (_, index) => addDays(from, index))

/** The first day of the day's month, or of the month so many later. */
export function firstOfMonth(day: string, months = 0): string {
  const first = new Date(startOf(`${day.slice(0, 7)}-01`))
  return toIso(first.setUTCMonth(first.getUTCMonth() + months)).slice(0, 10)
}

/** The last day of the day's month, or of the month so many later. */
export const lastOfMonth = (day: string, months = 0) => addDays(firstOfMonth(day, months + 1), -1)

/** The same day so many months later; the month's last where it has no such day: a month after 31/01 is 28/02. */
export function addMonths(day: string, months: number): string {
  const [same, last] = [firstOfMonth(day, months).slice(0, 8) + day.slice(8), lastOfMonth(day, months)]
  return same < last ? same : last
}

/** So many months 'YYYY-MM' that end with the day's own, newest first. */
export const listMonths = (day: string, months: number) =>
  Array.from({ length: months }, (_, ago) => firstOfMonth(day, -ago).slice(0, 7))

/**
 * A day as Brazilians type it, '30/11/2026', also '1.2.2026' and '30112026', as YYYY-MM-DD. Null where it is none yet, or
 * no day of the calendar. For `dateParser` of the date fields.
 */
export function parseTypedDay(typed: string): string | null {
  const [, day = '', month = '', year = ''] =
    /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(typed) ?? /^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(typed) ?? []
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(written) ? written : null
}

// What screens write; '' where there is no such point in time

const MONTHS = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
const monthOf = (moment: Moment) => MONTHS[Number(dayOf(moment).slice(5, 7)) - 1] ?? ''

/** '21/11/2026'. */
export const day = (moment: Moment) => dayOf(moment).split('-').reverse().join('/')

/** '21/11'. */
export const dayMonth = (moment: Moment) => day(moment).slice(0, 5)

/** '11/21/2026': how the list of quotes writes days unless its switch says otherwise. */
export const usDay = (moment: Moment) => dayOf(moment).replace(/^(.+)-(.+)-(.+)$/, '$2/$3/$1')

/** '21/11/2026 09:05'; a calendar day without a time. */
export const dateTime = (moment: Moment) => `${day(moment)} ${show(moment).slice(11, 16)}`.trim()

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
