/** Days as texts 'YYYY-MM-DD', which sort as they follow each other. */

const DAY = 86_400_000
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** The day so many days later, or earlier where negative. */
export const addDays = (day: string, days: number) => new Date(startOf(day) + days * DAY).toISOString().slice(0, 10)

/** How many days there are from one to the other, both counted. */
export const countDays = (from: string, to: string) => Math.round((startOf(to) - startOf(from)) / DAY) + 1

/** Each day from one to the other, both too. */
export const listDays = (from: string, to: string) =>
  Array.from({ length: Math.max(0, countDays(from, to)) }, (_, index) => addDays(from, index))

/** The months 'YYYY-MM' that end with a day's own, newest first. */
export function listMonths(day: string, months: number): string[] {
  const newest = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  return Array.from({ length: months }, (_, ago) => {
    const month = newest - ago
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}

/**
 * The whole months within a period: from the first day of the first to the day after the last. Without any both are
 * the day after the period.
 */
export function wholeMonths(from: string, to: string): { first: string; end: string } {
  const after = addDays(to, 1)
  const first = from.endsWith('-01') ? from : nextMonth(from)
  const end = `${after.slice(0, 7)}-01`
  return first < end ? { first, end } : { first: after, end: after }
}

const nextMonth = (day: string) => `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`
