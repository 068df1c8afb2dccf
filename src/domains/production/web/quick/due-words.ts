import { addDays, parseTypedDay, weekdayOf } from '#time.ts'

const noon = (day: string) => `${day}T12:00:00Z`

/** The days that are offered as a task's deadline, from a day on, each once: on a Sunday tomorrow is next Monday. Null is none. */
export function offeredDays(today: string) {
  const until = (weekday: number) => addDays(today, (weekday - weekdayOf(noon(today)) + 7) % 7 || 7)
  const days = [
    ['Hoje', today],
    ['Amanhã', addDays(today, 1)],
    ['Sexta', until(5)],
    ['Segunda que vem', until(1)],
    ['Sem prazo', null],
  ] as const
  return days.filter(([, day], index) => days.findIndex(([, one]) => one === day) === index)
}

/** The day that a text means: a date as '24/12' or '24/12/2026', or '+3' for so many days from today; undefined where it means none. */
export function readDay(text: string, today: string): string | undefined {
  const typed = text.trim()
  const ahead = /^\+ ?(\d{1,3})$/.exec(typed)
  if (ahead) return addDays(today, Number(ahead[1]))
  if (!/^\d{1,2}[/.-]\d{1,2}$/.test(typed)) return parseTypedDay(typed) ?? undefined
  const year = Number(today.slice(0, 4))
  const [here, next] = [year, year + 1].map((one) => parseTypedDay(`${typed}/${one}`) ?? undefined)
  return here !== undefined && here >= today ? here : next
}
