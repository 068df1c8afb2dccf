import { isHoliday } from './holidays.ts'
import { addDays, dayOf, HOUR_MS, startOfDay, weekdayOf } from './time.ts'

/** When people work: from Monday to Friday from 9 to 18 h of São Paulo, without the national holidays. */
const [OPENS, CLOSES] = [9, 18]

/** Hours of a working day. */
export const WORKING_DAY = CLOSES - OPENS

export const isWorkingDay = (day: string) => weekdayOf(day) % 6 !== 0 && !isHoliday(day)

/** The moments between which people work on a day, in milliseconds since 1970; undefined where they do not. */
function openingOf(day: string): [from: number, to: number] | undefined {
  if (!isWorkingDay(day)) return undefined
  const midnight = startOfDay(day).getTime()
  return [midnight + OPENS * HOUR_MS, midnight + CLOSES * HOUR_MS]
}

/** Working hours between two moments, 0 where the second is not later. Counting ends above `most`: by default at a year's. */
export function workingHours(from: Date, to: Date, most = 3000): number {
  let hours = 0
  const last = dayOf(to)
  for (let day = dayOf(from); day <= last && hours <= most; day = addDays(day, 1)) {
    const open = openingOf(day)
    if (open) hours += Math.max(0, Math.min(open[1], to.getTime()) - Math.max(open[0], from.getTime())) / HOUR_MS
  }
  return hours
}

/** The moment at which so many working hours, above 0, have passed since another. */
export function addWorkingHours(from: Date, hours: number): Date {
  let left = hours * HOUR_MS
  for (let day = dayOf(from); ; day = addDays(day, 1)) {
    const [opens = 0, closes = 0] = openingOf(day) ?? []
    const begins = Math.max(opens, from.getTime())
    if (begins + left <= closes) return new Date(begins + left)
    left -= Math.max(0, closes - begins)
  }
}

/** Whether the second moment is at most a working day after the first. */
export const isWithinWorkingDay = (from: Date, to: Date) => workingHours(from, to, WORKING_DAY) <= WORKING_DAY
