import { addDays, weekdayOf } from '#time.ts'

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
