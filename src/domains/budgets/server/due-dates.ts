import { brl } from '#money.ts'
import type { Context } from '#platform/context.ts'
import type { DateLayer } from '#platform/domain.ts'
import { numberText } from '../budget.ts'
import { chooseBudgets } from './access.ts'

const pathOf = (id: number) => `/dashboard/budget-create?id=${id}`

/** The last day of the quotes that wait for the client's decision, as a layer of the calendar. */
export const validityLayer: DateLayer = {
  name: 'quotes',
  label: 'Validade de orçamentos',
  async list(context: Context, { from, to, limit }) {
    const rows = await chooseBudgets(context)
      .select(['id', 'project_name', 'client', 'budget_validity'])
      .where('state', 'in', ['sent', 'seen', 'change_requested'])
      .where('budget_validity', '>=', from)
      .where('budget_validity', '<=', to)
      .orderBy('budget_validity')
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(({ id, project_name, client, budget_validity }) => ({
      id,
      day: budget_validity,
      title: `Vence o orçamento ${numberText(id)}`,
      note: `${client} · ${project_name}`,
      to: pathOf(id),
      isDone: false,
    }))
  },
}

/** Parcelas of accepted quotes by the day they are due, as a layer of the calendar. */
export const installmentLayer: DateLayer = {
  name: 'installments',
  label: 'Parcelas a receber',
  async list(context: Context, { from, to, limit }) {
    const rows = await chooseBudgets(context)
      .innerJoin('budget_installments', 'budget_installments.budget_id', 'budgets.id')
      .select(['budget_installments.id', 'budgets.id as quote', 'client', 'number', 'due', 'amount', 'paid_on'])
      .where('voided_at', 'is', null)
      .where('due', '>=', from)
      .where('due', '<=', to)
      .orderBy('due')
      .orderBy('budget_installments.id')
      .limit(limit)
      .execute()
    return rows.map(({ id, quote, client, number, due, amount, paid_on }) => ({
      id,
      day: due,
      title: `Parcela ${number}: ${brl(Number(amount))}`,
      note: `${client} · orçamento ${numberText(quote)}`,
      to: pathOf(quote),
      isDone: paid_on !== null,
    }))
  },
}
