import { parseMinutes } from '#durations.ts'
import { addDays, dayMonth, dayOf, startOfDay } from '#time.ts'

/** Pure rules of hours of work, for both sides. */

/** Minutes of a day: nobody works more. */
export const DAY_MINUTES = 1440
/** Hours without a sign of life after which a timer stops by itself. */
export const IDLE_HOURS = 10
/** Days of one answer of the grid, at most. */
export const MAX_DAYS = 31
/** Reais of an hour at most. */
export const MAX_RATE = 1_000_000
/** Characters of a note at most. */
export const MAX_NOTE = 500

/** Why hours are refused on a day to come. */
export const aheadText = (day: string) => `${dayMonth(day)} ainda não chegou: aqui fica o que já foi feito.`

/**
 * The minutes that a text in a cell stands for, or why they cannot be kept there. A day to come takes no more than it has.
 */
export function readCell(typed: string, { day, minutes }: { day: string; minutes: number }, today: string) {
  const read = parseMinutes(typed) ?? (typed.trim() === '' ? 0 : undefined)
  if (read === undefined) return 'Escreva 1:30, 1,5 (horas) ou 90m (minutos).'
  if (read > DAY_MINUTES)
    return `${typed.trim()} são ${hoursText(read)} horas, e um dia tem 24. Minutos levam um m: 90m.`
  return day > today && read > minutes ? aheadText(day) : read
}

/** '1:30'; '' for none. */
export const hoursText = (minutes: number) =>
  minutes === 0 ? '' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** Minutes as hours with three decimals, as a quote counts them: 1.333. */
export const toHours = (minutes: number) => Math.round((minutes / 60) * 1000) / 1000

/** Whole minutes from one moment to the other. */
export const minutesBetween = (from: Date, to: Date) =>
  Math.max(0, Math.round((to.getTime() - from.getTime()) / 60_000))

/** A stretch of time by days in São Paulo; their sum is its whole minutes, whatever the days' own come to. */
export function splitByDay(from: Date, to: Date): { day: string; minutes: number }[] {
  const days: { day: string; minutes: number }[] = []
  let counted = 0
  for (let day = dayOf(from); ; day = addDays(day, 1)) {
    const end = startOfDay(addDays(day, 1))
    const isLast = end >= to
    const upTo = minutesBetween(from, isLast ? to : end)
    if (upTo > counted) days.push({ day, minutes: upTo - counted })
    counted = upTo
    if (isLast) return days
  }
}
