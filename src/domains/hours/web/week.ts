import { addDays, weekdayOf } from '#time.ts'
import type { Cell, HoursRow } from '../contract.ts'

/** The Sunday of a day's week. */
export const firstOfWeek = (day: string) => addDays(day, -weekdayOf(day))

/** The cell of a day; an empty one where there is none. */
export const cellOf = ({ cells }: Pick<HoursRow, 'cells'>, day: string): Cell =>
  cells.find((cell) => cell.day === day) ?? { day, minutes: 0, billed: 0, budgets: [], note: '', revision: 0 }

/** Minutes of rows, of one day or of all. */
export const sumOf = (rows: readonly { cells: readonly { day: string; minutes: number }[] }[], day?: string) =>
  rows
    .flatMap(({ cells }) => cells)
    .filter((cell) => day === undefined || cell.day === day)
    .reduce((sum, { minutes }) => sum + minutes, 0)

/** Rows by project, in their order. */
export const byProject = (rows: readonly HoursRow[]) => [...Map.groupBy(rows, ({ project_id }) => project_id).values()]

/** '23/11'. */
export const shortDay = (day: string) => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`
