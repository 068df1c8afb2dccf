import { addDays, addMonths, firstOfMonth, lastOfMonth, listDays, weekdayOf } from '#time.ts'
import type { CalendarView } from './place.ts'

/** Days that the agenda shows. */
const AGENDA_DAYS = 30

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', ...options })
const long = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const short = format({ day: 'numeric', month: 'long', year: 'numeric' })
const month = format({ month: 'long', year: 'numeric' })
const weekday = format({ weekday: 'long' })
const shortWeekday = format({ weekday: 'short' })

const asDate = (day: string) => new Date(`${day}T00:00Z`)
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** 'sábado, 21 de novembro de 2026'. */
export const longDay = (day: string) => long.format(asDate(day))

/** 'sáb'. */
export const weekdayShort = (day: string) => shortWeekday.format(asDate(day)).replace('.', '')

/** 'sábado'. */
export const weekdayLong = (day: string) => weekday.format(asDate(day))

/** The days that a view shows around a day: for a month whole weeks, from Sunday. */
export function daysOf(view: CalendarView, day: string): string[] {
  if (view === 'day') return [day]
  if (view === 'agenda') return listDays(day, addDays(day, AGENDA_DAYS - 1))
  const [first, last] = view === 'week' ? [day, day] : [firstOfMonth(day), lastOfMonth(day)]
  return listDays(addDays(first, -weekdayOf(first)), addDays(last, 6 - weekdayOf(last)))
}

/** The day that Previous and Next lead to: `steps` days, weeks, months, or lengths of the agenda later. */
export function stepBy(view: CalendarView, day: string, steps: number): string {
  if (view === 'month') return addMonths(day, steps)
  return addDays(day, steps * { day: 1, week: 7, agenda: AGENDA_DAYS }[view])
}

/** The heading of a view: 'Sábado, 21 de novembro de 2026', '15 – 21 de novembro de 2026', 'Novembro de 2026'. */
export function titleOf(view: CalendarView, day: string): string {
  if (view === 'day') return capitalized(longDay(day))
  if (view === 'month') return capitalized(month.format(asDate(day)))
  const days = daysOf(view, day)
  return short.formatRange(asDate(days[0]!), asDate(days.at(-1)!))
}
