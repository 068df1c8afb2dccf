import type { DateLayer } from '#platform/domain.ts'
import { holidaysOf } from './holidays.ts'

/** The national holidays as a layer of the calendar. */
export const holidayLayer: DateLayer = {
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
