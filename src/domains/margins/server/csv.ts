import { numberText } from '#domains/budgets/budget.ts'
import { toHours } from '#domains/hours/hours.ts'
import { plainMoney } from '#money.ts'
import type { Context } from '#platform/context.ts'
import { sendRows } from '#platform/csv.ts'
import { dayOf } from '#time.ts'
import { byClient, hasNoCost, type MarginRow } from '../margin.ts'
import { listMargins } from './list.ts'

const HEAD = [
  'Projeto; Cliente; Orçamentos; Orçado (R$); Cobrado (R$); Recebido (R$)',
  'Horas; Horas sem custo; Horas estimadas; Horas a custo (R$); Despesas (R$)',
  'Margem hoje (R$); Custo previsto (R$); Margem prevista (R$); Custo no fim (R$); Margem no fim (R$)',
].flatMap((some) => some.split('; '))

/** The margins as a table, before taxes. Throws 404 for who does not see costs. */
export async function sendMargins(context: Context, { closed, clients }: { closed: boolean; clients: boolean }) {
  const { data } = await listMargins(context, { closed })
  const rows: readonly MarginRow[] = clients ? byClient(data) : data
  return sendRows(context, `margens ${dayOf(context.clock.now())}.csv`, [HEAD, ...rows.map(toCells)])
}

const hours = (minutes: number) => String(toHours(minutes)).replace('.', ',')
const cents = (amount: number | undefined) => (amount === undefined ? '' : plainMoney(amount))

/** Planned and end of what nothing is known of: its margin would be all of it. */
const NOT_KNOWN = [undefined, undefined, undefined, undefined]

const toCells = (row: MarginRow) => [
  ...[row.name, row.client, row.quotes.map(numberText).join(', ')],
  ...[row.quoted, row.billed, row.received].map(plainMoney),
  ...[row.minutes, row.unknown_minutes, row.estimate].map(hours),
  ...[row.hours_cost, row.expenses, row.now.margin].map(plainMoney),
  ...(hasNoCost(row) ? NOT_KNOWN : [row.planned?.cost, row.planned?.margin, row.end?.cost, row.end?.margin]).map(cents),
]
