import { fromDecimal, plainMoney } from '#money.ts'
import type { Context } from '#platform/context.ts'
import { sendRows } from '#platform/csv.ts'
import { day } from '#time.ts'
import { type CashDay, cashCurve, toPlans } from '../../cash.ts'
import { readCash } from '../cash.ts'

const HEAD = ['Dia', 'Entra (R$)', 'Sai (R$)', 'Saldo no fim (R$)', 'O que mexe']

/** Thirteen weeks of cash as a table, a row a day. Throws 403 for somebody else's. */
export async function sendCash(context: Context, { id_user, usual }: { id_user?: number | undefined; usual: boolean }) {
  const { data } = await readCash(context, id_user)
  const { days } = cashCurve(data.today, fromDecimal(data.opening)!, toPlans(data.planned), { usual })
  return sendRows(context, `caixa ${data.today}.csv`, [HEAD, ...days.map(toRow)])
}

const toRow = ({ day: date, income, expenses, balance, items }: CashDay) => [
  day(date),
  plainMoney(income),
  plainMoney(expenses),
  plainMoney(balance),
  items.map(({ description }) => description).join(', '),
]
