import { plainMoney } from '#money.ts'
import type { Context } from '#platform/context.ts'
import { sendRows } from '#platform/csv.ts'
import { dateTime, day, dayOf } from '#time.ts'
import { numberText, STATE_LABELS, stateOn, translateStatus } from '../budget.ts'
import type { ListFilter } from '../budget-schemas.ts'
import { chooseFiltered } from './filter.ts'
import { withRow } from './list.ts'

const HEAD = [
  ...['Número', 'Cliente', 'Projeto', 'Prazo', 'Valor (R$)', 'Situação'],
  ...['Com o cliente', 'Criado', 'Válido até', 'Responsável'],
]

/** What the screen's list is narrowed to as a table, newest first. Throws 403 for somebody else's. */
export async function sendCsv(context: Context, filter: ListFilter): Promise<File> {
  const today = dayOf(context.clock.now())
  const budgets = await withRow(context, chooseFiltered(context, filter))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const rows = budgets.map((budget) => [
    numberText(budget.id),
    budget.client,
    budget.project_name,
    day(budget.deadline),
    plainMoney(budget.total_budget),
    translateStatus(budget.status),
    STATE_LABELS[stateOn(today, budget)],
    dateTime(budget.date),
    day(budget.budget_validity),
    budget.owner,
  ])
  return sendRows(context, `orçamentos ${today}.csv`, [HEAD, ...rows])
}
