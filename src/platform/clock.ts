/** Where the time comes from; tests bring a clock that stands still. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** The firm's calendar: days, weeks and months begin by it. */
export const TIME_ZONE = 'America/Sao_Paulo'

const dayFormat = new Intl.DateTimeFormat('sv', { timeZone: TIME_ZONE })

/** The calendar day of an instant in São Paulo, as YYYY-MM-DD. */
export const dayOf = (instant: Date) => dayFormat.format(instant)

/** 0 = Sunday to 6 = Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const weekdayFormat = new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, weekday: 'short' })

/** The weekday of an instant, in São Paulo. */
export function weekdayOf(instant: Date): Weekday {
  return WEEKDAYS.indexOf(weekdayFormat.format(instant)) as Weekday
}
