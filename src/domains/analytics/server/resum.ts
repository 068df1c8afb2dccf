import type { Program } from '#platform/context.ts'
import { addDays, dayOf, listDays, listMonths } from '#time.ts'
import { countAll, countByDay } from './counts.ts'

const MONTHS = 12
const DAYS = 30
const WEEK = 7

/** All views, and those of the last 12 months, 30 days and 7 days; 0 where there are none. */
export async function summarise(program: Pick<Program, 'db' | 'clock'>, { staff }: { staff: 'in' | 'out' }) {
  const today = dayOf(program.clock.now())
  const months = listMonths(today, MONTHS)
  const withStaff = staff === 'in'
  const [total, counted] = await Promise.all([
    countAll(program, withStaff),
    countByDay(program, { from: `${months.at(-1)}-01`, to: today, withStaff }),
  ])
  const byDay = new Map(counted.map(({ day, views }) => [day, views]))
  const totalOf = (dia: string) => ({ dia, total: String(byDay.get(dia) ?? 0) })
  return {
    total,
    monthly: months.map((mes) => ({
      mes,
      total: String(counted.reduce((sum, { day, views }) => (day.startsWith(mes) ? sum + views : sum), 0)),
    })),
    daily: listDays(addDays(today, 1 - DAYS), today)
      .reverse()
      .map(totalOf),
    weekly: listDays(addDays(today, 1 - WEEK), today).map(totalOf),
  }
}
