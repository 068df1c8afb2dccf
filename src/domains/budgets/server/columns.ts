import type { Selectable } from 'kysely'
import { brl, plainMoney, toCents, toReais, usd } from '#money.ts'
import { pick } from '#pick.ts'
import { folded } from '#platform/db/like.ts'
import type { Budgets } from '#platform/db/tables.gen.ts'
import { day, usDay } from '#time.ts'
import { numberText, type PaymentTerm, STATUS, type Status } from '../budget.ts'
import { BudgetFields } from '../budget-schemas.ts'

export type BudgetColumns = Selectable<Budgets>

/** What the form edits, as it is stored: money in cents. */
export type Fields = Omit<BudgetFields, 'payments'> & { payments: PaymentTerm[] }

export const FIELDS = Object.keys(BudgetFields.shape) as (keyof Fields)[]

/** Form fields as they are stored; what is left out stays left out. */
export function toStored(fields: BudgetFields): Fields
export function toStored(fields: Partial<BudgetFields>): Partial<Fields>
export function toStored({ additional_value, items, payments, ...same }: Partial<BudgetFields>): Partial<Fields> {
  return {
    ...same,
    ...(additional_value !== undefined && { additional_value: toCents(additional_value) }),
    ...(items && { items: items.map((item) => ({ ...item, total: toCents(item.total) })) }),
    ...(payments && {
      payments: payments.map(({ amount, ...term }) => ({ ...term, amount: amount === null ? null : toCents(amount) })),
    }),
  }
}

/** A row's form fields as they are stored. */
export const fieldsOf = (row: BudgetColumns) => pick(row, FIELDS) as unknown as Fields

/** The same as they travel: money in reais. */
export const toWire = ({ additional_value, items, payments, ...same }: Fields): BudgetFields => ({
  ...same,
  additional_value: toReais(additional_value),
  items: items.map((item) => ({ ...item, total: toReais(item.total) })),
  payments: payments.map((term) => ({ ...term, amount: term.amount === null ? null : toReais(term.amount) })),
})

/** Form fields as columns, the lists as JSON. */
export const toColumns = <Some extends Partial<Fields>>({ items, payments, ...same }: Some) => ({
  ...same,
  ...(items && { items: JSON.stringify(items) }),
  ...(payments && { payments: JSON.stringify(payments) }),
})

/** The columns that a change of the status sets. `before` is null for a new quote. */
export const statusColumns = (status: Status, before: Pick<BudgetColumns, 'approved_at'> | null, now: Date) => ({
  status,
  approved_at: status === 'PENDING' ? null : (before?.approved_at ?? now),
})

interface Searched
  extends Pick<BudgetColumns, 'id' | 'client' | 'project_name' | 'total_budget' | 'deadline' | 'date'> {
  status: string
}

/** What the column `search` holds; see migrations/0025_budgets.sql. */
export function searchColumn({ id, client, project_name, total_budget, status, deadline, date }: Searched) {
  const { label } = STATUS[status as Status]
  const amounts = [usd(total_budget), brl(total_budget), plainMoney(total_budget)]
  const days = [usDay(date), day(date), usDay(deadline), day(deadline)]
  return folded([numberText(id), client, project_name, ...amounts, ...label, ...days].join(' '))
}
