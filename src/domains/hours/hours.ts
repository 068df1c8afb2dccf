import { addDays, dayOf, startOfDay } from '#time.ts'

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

const CLOCK = /^(\d{1,3})\s*[:h]\s*([0-5]?\d)?$/i
const MINUTES = /^(\d{1,4})\s*m(?:in)?$/i
const HOURS = /^(\d{0,3}(?:[.,]\d{1,3})?)\s*h?$/i

/** The minutes of '1:30', '1h30', '1,5', '1.5h', '90m'; 0 for a blank text, undefined for a text that is no duration. */
export function readHours(typed: string): number | undefined {
  const text = typed.trim()
  if (text === '') return 0
  const minutes = MINUTES.exec(text)
  if (minutes) return Number(minutes[1])
  const hours = HOURS.exec(text)
  if (hours && /\d/.test(text)) return Math.round(Number(hours[1]!.replace(',', '.')) * 60)
  const clock = CLOCK.exec(text)
  return clock ? Number(clock[1]) * 60 + Number(clock[2] ?? 0) : undefined
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
