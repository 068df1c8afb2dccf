import { toDecimal } from '#money.ts'
import { ownerOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import { dayOf, lastOfMonth, listMonths } from '#time.ts'
import { type Frequency, occurrencesBetween, type ReportType } from '../finance.ts'
import { inLedger } from './access.ts'
import { listPayables, sumSides } from './open-payables.ts'

/** Months after the current one. */
const MONTHS = 3

export interface Planned {
  source: 'bill' | 'installment' | 'order' | 'repeat'
  id: number
  day: string
  description: string
  type: ReportType
  /** Cents. */
  amount: number
  to: string
}

/** What is planned for the rest of this month and the next three. Throws 403 for somebody else's. */
export async function readForecast(context: Context, id_user?: number) {
  const owner = ownerOf(context, id_user)
  const today = dayOf(context.clock.now())
  const last = lastOfMonth(today, MONTHS)
  const open = await listPayables(context, owner)
  const planned = [
    ...open
      .filter(({ due }) => due >= today && due <= last)
      .map(({ kind, due, ...row }): Planned => ({ ...row, source: kind, day: due })),
    ...(await listRepeated(context, owner, { today, last })),
  ].toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
  return {
    data: {
      overdue: sumSides(open.filter(({ due }) => due < today)),
      months: listMonths(last, MONTHS + 1)
        .toReversed()
        .map((month) =>
          sumMonth(
            month,
            planned.filter(({ day }) => day.startsWith(month)),
          ),
        ),
    },
  }
}

function sumMonth(month: string, items: readonly Planned[]) {
  const { to_receive: income, to_pay: expenses } = sumSides(items)
  const balance = items.reduce((sum, { type, amount }) => (type === 'receita' ? sum + amount : sum - amount), 0)
  return {
    ...{ month, income, expenses },
    balance: toDecimal(balance),
    items: items.map(({ source, id, day, description, type, amount, to }) => ({
      ...{ source, id, day, description, type, to },
      amount: toDecimal(amount),
    })),
  }
}

/** What repeated entries will make up to a day, and have not made yet. */
export async function listRepeated(
  { db }: Pick<Context, 'db'>,
  owner: number | null,
  { today, last }: { today: string; last: string },
): Promise<Planned[]> {
  const repeats = await db
    .selectFrom('finance_repeats')
    .selectAll()
    .where(inLedger(owner))
    .where((eb) => eb.or([eb('last_day', 'is', null), eb('last_day', '>=', today)]))
    .$narrowType<{ type: ReportType; frequency: Frequency }>()
    .execute()
  return repeats.flatMap(({ id, description, type, amount, made_until, ...rule }) =>
    occurrencesBetween(rule, made_until, last).map(
      (day): Planned => ({ source: 'repeat', id, day, description, type, amount, to: '' }),
    ),
  )
}
