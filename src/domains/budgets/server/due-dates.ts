import { brl } from '#money.ts'
import type { DateOverlay } from '#platform/context.ts'
import { formPath, numberText, OPEN_STATES, parcelaName } from '../budget.ts'
import { visibleQuotes } from './access.ts'

/** The last day of the quotes that wait for the client's decision, as an overlay of the calendar. */
export const validityOverlay: DateOverlay = {
  name: 'quotes',
  label: 'Validade de orçamentos',
  async list(context, { from, to, limit }) {
    const rows = await visibleQuotes(context)
      .select(['id', 'project_name', 'client', 'budget_validity'])
      .where('state', 'in', OPEN_STATES)
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
      to: formPath(id),
      isDone: false,
    }))
  },
}

/** Parcelas of accepted quotes by the day they are due, as an overlay of the calendar. */
export const installmentOverlay: DateOverlay = {
  name: 'installments',
  label: 'Parcelas a receber',
  async list(context, { from, to, limit }) {
    const rows = await visibleQuotes(context)
      .innerJoin('budget_installments', 'budget_installments.budget_id', 'budgets.id')
      .select(['budget_installments.id', 'budgets.id as quote', 'client', 'number', 'part', 'due', 'amount', 'paid_on'])
      .where('voided_at', 'is', null)
      .where('due', '>=', from)
      .where('due', '<=', to)
      .orderBy('due')
      .orderBy('budget_installments.id')
      .limit(limit)
      .execute()
    return rows.map(({ id, quote, client, number, part, due, amount, paid_on }) => ({
      id,
      day: due,
      title: `${parcelaName({ number, part })}: ${brl(Number(amount))}`,
      note: `${client} · orçamento ${numberText(quote)}`,
      to: formPath(quote),
      isDone: paid_on !== null,
    }))
  },
}
