import { addDays, addMonths, dayMonth, weekdayOf } from '#time.ts'
import { WEEKDAYS } from '#ui/formats.ts'

/** The days that a thing can be put off to, with their words: tomorrow, the day after, next Monday, in a month; each once. */
export function offeredDays(today: string): readonly (readonly [day: string, text: string])[] {
  const named = (day: string) => `${WEEKDAYS[weekdayOf(day)].toLowerCase()} ${dayMonth(day)}`
  const [tomorrow, after] = [addDays(today, 1), addDays(today, 2)]
  const monday = addDays(today, 8 - (weekdayOf(today) || 7))
  const month = addMonths(today, 1)
  return [
    [tomorrow, `Amanhã, ${named(tomorrow)}`],
    [after, `Depois de amanhã, ${named(after)}`],
    ...(monday > after ? [[monday, `Segunda que vem, ${dayMonth(monday)}`] as const] : []),
    [month, `Em um mês, ${named(month)}`],
  ]
}
