import { once } from '#once.ts'
import { addDays, addMonths, FIRST_DAY, firstOfMonth, LAST_DAY, lastOfMonth, listDays, weekdayOf } from '#time.ts'
import type { CalendarView } from './place.ts'

/** Days that the agenda shows. */
const AGENDA_DAYS = 30

const format = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', ...options }))
const long = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const short = format({ day: 'numeric', month: 'long', year: 'numeric' })
/** As above, where there is little room. */
const briefDay = format({ day: 'numeric', month: 'short' })
const monthName = format({ month: 'long' })
const month = format({ month: 'long', year: 'numeric' })
const weekday = format({ weekday: 'long' })
const shortWeekday = format({ weekday: 'short' })

const asDate = (day: string) => new Date(`${day}T00:00Z`)
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** 'sábado, 21 de novembro de 2026'. */
export const longDay = (day: string) => long().format(asDate(day))

/** 'sáb'. */
export const weekdayShort = (day: string) => shortWeekday().format(asDate(day)).replace('.', '')

/** 'sábado'. */
export const weekdayLong = (day: string) => weekday().format(asDate(day))

/** The day itself, or the nearest that may be chosen. */
const nearest = (day: string) => (day < FIRST_DAY ? FIRST_DAY : day > LAST_DAY ? LAST_DAY : day)

/** The days that a view shows around a day, as far as they may be chosen: for a month whole weeks, from Sunday. */
export function daysOf(view: CalendarView, day: string): string[] {
  if (view === 'day') return [day]
  if (view === 'agenda') return listDays(day, nearest(addDays(day, AGENDA_DAYS - 1)))
  const [first, last] = view === 'week' ? [day, day] : [firstOfMonth(day), lastOfMonth(day)]
  return listDays(nearest(addDays(first, -weekdayOf(first))), nearest(addDays(last, 6 - weekdayOf(last))))
}

/** The day that Previous and Next lead to: `steps` days, weeks, months, or lengths of the agenda later. Undefined at the end. */
export function stepBy(view: CalendarView, day: string, steps: number): string | undefined {
  const days = { day: 1, week: 7, month: 0, agenda: AGENDA_DAYS }[view]
  const reached = nearest(view === 'month' ? addMonths(day, steps) : addDays(day, steps * days))
  return titleOf(view, reached) === titleOf(view, day) ? undefined : reached
}

/** The same weekday some weeks later, or the last day before the end; undefined for the end itself. */
export function stepByWeeks(day: string, weeks: number): string | undefined {
  const reached = nearest(addDays(day, weeks * 7))
  return reached === day ? undefined : reached
}

/** The heading of a view: 'Sábado, 21 de novembro de 2026', '15 – 21 de novembro de 2026', 'Novembro de 2026'. */
export function titleOf(view: CalendarView, day: string): string {
  if (view === 'day') return capitalized(longDay(day))
  if (view === 'month') return capitalized(month().format(asDate(day)))
  const days = daysOf(view, day)
  return short().formatRange(asDate(days[0]!), asDate(days.at(-1)!))
}

/** The same where there is little room: 'Sáb 21 nov', '29 nov – 5 dez', 'Novembro'; the year where it is not today's. */
export function briefTitleOf(view: CalendarView, day: string, today: string): string {
  const short = (one: string) => briefDay().format(asDate(one)).replace(' de ', ' ').replace('.', '')
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${day.slice(0, 4)}`
  if (view === 'day') return `${capitalized(weekdayShort(day))} ${short(day)}${year}`
  if (view === 'month') return `${capitalized(monthName().format(asDate(day)))}${year}`
  const days = daysOf(view, day)
  return `${short(days[0]!)} – ${short(days.at(-1)!)}${year}`
}
