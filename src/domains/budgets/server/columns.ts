import type { Selectable } from 'kysely'
import { brl, plainMoney, toCents, toReais, usd } from '#money.ts'
import { pick } from '#pick.ts'
import { folded } from '#platform/db/like.ts'
import type { Budgets, BudgetVersions } from '#platform/db/tables.gen.ts'
import { day, usDay } from '#time.ts'
import { numberText, type PaymentTerm, STATUS, type Status } from '../budget.ts'
import { BudgetFields } from '../budget-schemas.ts'
import type { QuoteDocument } from '../document.ts'
import { type Discount, type SentItem, toCentsOff } from '../item-schemas.ts'
import type { Line } from '../sums.ts'

export type BudgetColumns = Selectable<Budgets>

/** A line as it is stored: money in cents, without what it does not have. */
export type StoredItem = Line & { description: string; group?: string | null | undefined }

/** What the form edits, as it is stored: money in cents. */
export type Fields = Omit<BudgetFields, 'items' | 'payments'> & { items: StoredItem[]; payments: PaymentTerm[] }

export const FIELDS = Object.keys(BudgetFields.shape) as (keyof Fields)[]

type Given = Omit<BudgetFields, 'items'> & { items: readonly SentItem[] }

/** Form fields as they are stored; what is left out stays left out. */
export function toStored(fields: Given): Fields
export function toStored(fields: Partial<Given>): Partial<Fields>
export function toStored({ additional_value, discount, items, payments, ...same }: Partial<Given>): Partial<Fields> {
  return {
    ...same,
    ...(additional_value !== undefined && { additional_value: toCents(additional_value) }),
    ...(discount !== undefined && { discount: toStoredDiscount(discount) }),
    ...(items && { items: items.map(toStoredItem) }),
    ...(payments && {
      payments: payments.map(({ amount, ...term }) => ({ ...term, amount: amount === null ? null : toCents(amount) })),
    }),
  }
}

function toStoredItem({
  description,
  quantity,
  total,
  unit,
  unit_price,
  discount,
  group,
  choice,
}: SentItem): StoredItem {
  const off = toStoredDiscount(discount)
  return {
    ...{ description, quantity, total: toCents(total) },
    ...(unit && { unit }),
    ...(unit_price !== undefined && unit_price !== null && { unit_price: toCents(unit_price) }),
    ...(off && { discount: off }),
    ...(group && { group }),
    ...(choice && { choice }),
  }
}

/** One of nothing is none. */
const toStoredDiscount = (discount: Discount | null | undefined) =>
  discount && (discount.percent || discount.amount) ? toCentsOff(discount) : null

/** A row's form fields as they are stored. */
export const fieldsOf = (row: BudgetColumns) => pick(row, FIELDS) as unknown as Fields

/** The lines of a row, as they are stored. */
export const itemsOf = ({ items }: Pick<BudgetColumns, 'items'>) => items as unknown as StoredItem[]

/** What a version says, as it is stored. */
export const documentOf = ({ document }: Pick<Selectable<BudgetVersions>, 'document'>) =>
  document as unknown as QuoteDocument

/** Form fields as they travel: money in reais. */
export const toWire = ({ additional_value, discount, items, payments, ...same }: Fields): BudgetFields => ({
  ...same,
  additional_value: toReais(additional_value),
  discount: toWireAmount(discount),
  items: items.map(toWireItem),
  payments: payments.map(toWireAmount),
})

/** A stored line as it travels. */
export const toWireItem = ({ unit_price, discount, total, ...item }: StoredItem): SentItem => ({
  ...item,
  total: toReais(total),
  ...(typeof unit_price === 'number' && { unit_price: toReais(unit_price) }),
  ...(discount && { discount: toWireAmount(discount) }),
})

/** With what may be an amount in reais. */
export const toWireAmount = <Some extends { amount: number | null } | null>(of: Some): Some =>
  of === null || of.amount === null ? of : { ...of, amount: toReais(of.amount) }

/** Form fields as columns, the lists as JSON. */
export const toColumns = <Some extends Partial<Fields>>({ discount, items, payments, ...same }: Some) => ({
  ...same,
  ...(discount !== undefined && { discount: discount && JSON.stringify(discount) }),
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
