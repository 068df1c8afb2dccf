import { holidaysOf } from '#holidays.ts'
import type { DateOverlay } from '#platform/context.ts'

/** The national holidays as an overlay of the calendar. */
export const holidayOverlay: DateOverlay = {
  name: 'holidays',
  label: 'Feriados nacionais',
  async list(_, { from, to }) {
    const years = [...new Set([Number(from.slice(0, 4)), Number(to.slice(0, 4))])]
    return years
      .flatMap(holidaysOf)
      .filter(({ day }) => day >= from && day <= to)
      .map(({ day, ...holiday }) => ({
        id: Number(day.replaceAll('-', '')),
        day,
        ...holiday,
        to: null,
        isDone: false,
      }))
  },
}
