import type { Client } from '#domains/clients/contract.ts'
import { parseMoney, plainMoney, toCents, toReais } from '#money.ts'
import { pick } from '#pick.ts'
import { NO_SIGN, z } from '#platform/contract/fields.ts'
import { emptyOf, typedFor } from '#platform/contract/schema-parts.ts'
import { isDay } from '#time.ts'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { defaultValidity, MAX_ITEMS, MAX_PAYMENTS, type PaymentTerm } from '../../budget.ts'
import { type Budget, BudgetFields, Item, Payment } from '../../budget-schemas.ts'

/*
 * A quote as its form edits it: amounts, quantities and percents are texts as they are typed, so that nothing half typed
 * is lost. The schemas turn them into what travels.
 */

/** `due` of a parcela that is paid 'na aprovação'. */
export const ON_APPROVAL = 'approval'

/** What an unreadable amount becomes, and one below zero: the contract's schema refuses both, each in its own words. */
const reaisOf = (typed: string) => toReais(parseMoney(typed, { negative: true }) ?? Number.NaN)

/** A whole number as people and spreadsheets write it: '10', '1.200'. NaN for anything else. */
export const quantityOf = (typed: string) =>
  /^(\d{1,9}|\d{1,3}(\.\d{3})+)$/.test(typed.trim()) ? Number(typed.replaceAll('.', '')) : Number.NaN

/** A percent with at most two decimals, which are the same texts as amounts. NaN for anything else. */
const percentOf = reaisOf

const ItemForm = z.object({
  description: Item.shape.description,
  quantity: z.string().transform(quantityOf).pipe(Item.shape.quantity.unwrap()),
  /** Of the line, in reais. */
  total: z.string().transform(reaisOf).pipe(Item.shape.total),
})
export type ItemValues = z.input<typeof ItemForm>

const PaymentForm = z
  .object({
    /** YYYY-MM-DD, `ON_APPROVAL`, or '' where no day is chosen yet. */
    due: z.string().refine((due) => due === ON_APPROVAL || isDay(due), 'Escolha a data.'),
    unit: z.enum(['percent', 'amount']),
    /** A percent, or reais. */
    value: z.string(),
  })
  .superRefine(({ unit, value }, context) => {
    const isWrong = unit === 'percent' ? !(percentOf(value) > 0 && percentOf(value) <= 100) : !(reaisOf(value) > 0)
    if (!isWrong) return
    const amountMessage = reaisOf(value) < 0 ? NO_SIGN : 'Use reais e centavos: 49,99.'
    const message = unit === 'percent' ? 'Use um percentual de 0,01 a 100.' : amountMessage
    context.addIssue({ code: 'custom', path: ['value'], message })
  })
  .transform(({ due, unit, value }) => ({
    due: due === ON_APPROVAL ? null : due,
    percent: unit === 'percent' ? percentOf(value) : null,
    amount: unit === 'amount' ? reaisOf(value) : null,
  }))
  .pipe(Payment)
export type PaymentValues = z.input<typeof PaymentForm>

/** Checks what is typed and turns it into the fields that a save takes. */
export const BudgetForm = BudgetFields.extend({
  deadline: z
    .string()
    .nullable()
    .transform((deadline) => deadline ?? '')
    .pipe(BudgetFields.shape.deadline),
  /** The specification has a message for it and no rule: an empty one has its default. */
  budget_validity: BudgetFields.shape.budget_validity.nullable(),
  items: typedFor(BudgetFields.shape.items, z.array(ItemForm).max(MAX_ITEMS)),
  additional_value: z
    .string()
    .transform((typed) => (typed.trim() === '' ? 0 : reaisOf(typed)))
    .pipe(BudgetFields.shape.additional_value),
  payments: typedFor(BudgetFields.shape.payments, z.array(PaymentForm).max(MAX_PAYMENTS)),
})
export type BudgetValues = z.input<typeof BudgetForm>

/** The form as its parts get it. */
export interface BudgetFormProps {
  form: RecordFields<BudgetValues>
}

export const EMPTY_ITEM: ItemValues = { description: '', quantity: '1', total: '' }

/** A client's record that a new quote begins with. */
export type ForClient = Pick<Client, 'id' | 'name'>

/** A new quote's form. */
export const emptyBudget = (today: string, client?: ForClient): BudgetValues => ({
  ...emptyOf(BudgetForm),
  client: client?.name ?? '',
  client_id: client?.id ?? null,
  budget_validity: defaultValidity(today),
  items: [EMPTY_ITEM],
  additional_value: '0,00',
})

/** A quote as its form edits it. */
export const toStored = (budget: Budget) => ({ values: toValues(budget), revision: budget.revision })

const FIELDS = Object.keys(BudgetFields.shape) as (keyof BudgetFields)[]

const toValues = (budget: Budget): BudgetValues => ({
  ...pick(budget, FIELDS),
  items: budget.items.map(({ description, quantity, total }) => ({
    description,
    quantity: String(quantity),
    total: plainMoney(toCents(total)),
  })),
  additional_value: plainMoney(toCents(budget.additional_value)),
  payments: budget.payments.map(({ due, percent, amount }) => ({
    due: due ?? ON_APPROVAL,
    unit: percent === null ? 'amount' : 'percent',
    value: percent === null ? plainMoney(toCents(amount ?? 0)) : percentText(percent),
  })),
})

/** '33,34', '50'. */
export const percentText = (percent: number) => String(percent).replace('.', ',')

/** Cents of what is typed; none where it is no amount yet. */
export const centsOf = (typed: string) => parseMoney(typed) ?? 0

/** The payment terms as far as they are typed. */
export const typedTerms = (payments: readonly PaymentValues[]): PaymentTerm[] =>
  payments.map(({ due, unit, value }) => ({
    due: due === ON_APPROVAL ? null : due,
    percent: unit === 'percent' ? Math.max(0, percentOf(value) || 0) : null,
    amount: unit === 'amount' ? centsOf(value) : null,
  }))
