import type { Client } from '#domains/clients/contract.ts'
import type { RequestedPiece } from '#domains/pieces/asked-piece.ts'
import { groupedMoney, parseMoney, toCents, toReais } from '#money.ts'
import { pick } from '#pick.ts'
import { NO_SIGN, z } from '#platform/contract/fields.ts'
import { emptyOf, typedFor } from '#platform/contract/schema-parts.ts'
import { addDays, isDay } from '#time.ts'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { defaultValidity, MAX_DUE_DAYS, MAX_ITEMS, MAX_PAYMENTS, type PaymentTerm } from '../../budget.ts'
import { type Budget, BudgetFields, checkChoices, Payment } from '../../budget-schemas.ts'
import { decimalText } from '../../document-texts.ts'
import type { Template } from '../../template-contract.ts'
import { discountText, EMPTY_ITEM, ItemForm, reaisOf, toItemValues, typedDiscount } from './item-values.ts'
import { rateText, typedRate } from './late-values.ts'

/*
 * A quote as its form edits it: amounts, quantities and percents are texts as they are typed, so that nothing half typed
 * is lost. The schemas turn them into what travels.
 */

/** `due` of a parcela that is paid 'na aprovação', and of those that count from the acceptance. */
export const ON_APPROVAL = 'approval'

/** Days as they are typed; undefined where that is no number of days. */
export function daysIn(typed: string): number | undefined {
  const days = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN
  return days <= MAX_DUE_DAYS ? days : undefined
}

const PaymentForm = z
  .object({
    /** YYYY-MM-DD, `ON_APPROVAL`, or '' where no day is chosen yet. */
    due: z.string().refine((due) => due === ON_APPROVAL || isDay(due), 'Escolha a data.'),
    /** Days after the acceptance; left out in a plan of fixed days. */
    days: z
      .string()
      .refine((days) => daysIn(days) !== undefined, `Use de 0 a ${MAX_DUE_DAYS} dias.`)
      .optional(),
    unit: z.enum(['percent', 'amount']),
    /** A percent, or reais. */
    value: z.string(),
  })
  .superRefine(({ unit, value }, context) => {
    const isWrong = unit === 'percent' ? !(reaisOf(value) > 0 && reaisOf(value) <= 100) : !(reaisOf(value) > 0)
    if (!isWrong) return
    const amountMessage = reaisOf(value) < 0 ? NO_SIGN : 'Use reais e centavos: 49,99.'
    const message = unit === 'percent' ? 'Use um percentual de 0,01 a 100.' : amountMessage
    context.addIssue({ code: 'custom', path: ['value'], message })
  })
  .transform(({ due, days, unit, value }) => ({
    due: due === ON_APPROVAL ? null : due,
    ...(days !== undefined && { days: daysIn(days) }),
    percent: unit === 'percent' ? reaisOf(value) : null,
    amount: unit === 'amount' ? reaisOf(value) : null,
  }))
  .pipe(Payment)
export type PaymentValues = z.input<typeof PaymentForm>

const typedLate = (name: 'late_fine' | 'late_interest') =>
  typedFor(BudgetFields.shape[name], z.string().transform(typedRate).pipe(BudgetFields.shape[name]))

/** Checks what is typed and turns it into the fields that a save takes. */
export const BudgetForm = BudgetFields.extend({
  deadline: z
    .string()
    .nullable()
    .transform((deadline) => deadline ?? '')
    .pipe(BudgetFields.shape.deadline),
  /** The specification has a message for it and no rule: an empty one has its default. */
  budget_validity: BudgetFields.shape.budget_validity.nullable(),
  items: typedFor(BudgetFields.shape.items, z.array(ItemForm).max(MAX_ITEMS).superRefine(checkChoices)),
  additional_value: z
    .string()
    .transform((typed) => (typed.trim() === '' ? 0 : reaisOf(typed)))
    .pipe(BudgetFields.shape.additional_value),
  discount: typedFor(
    BudgetFields.shape.discount,
    z.string().transform(typedDiscount).pipe(BudgetFields.shape.discount),
  ),
  payments: typedFor(BudgetFields.shape.payments, z.array(PaymentForm).max(MAX_PAYMENTS)),
  late_fine: typedLate('late_fine'),
  late_interest: typedLate('late_interest'),
})
export type BudgetValues = z.input<typeof BudgetForm>

/** The form as its parts get it. */
export interface BudgetFormProps {
  form: RecordFields<BudgetValues>
}

/** Says of an amount that was left what is wrong with it: until then it counts as none. */
export function checkLeft(
  form: BudgetFormProps['form'],
  name: 'additional_value' | 'discount' | 'late_fine' | 'late_interest',
) {
  const { error } = BudgetForm.shape[name].safeParse(form.getValues()[name])
  if (error) form.setFieldError(name, error.issues[0]!.message)
}

/** What is wrong with a field or with a part of it. */
export function errorAt<Message>(errors: Readonly<Record<string, Message>>, field: string): Message | undefined {
  const path = Object.keys(errors).find((path) => path === field || path.startsWith(`${field}.`))
  return path === undefined ? undefined : errors[path]
}

/** Whom a new quote begins with: a client's record, or the name of who is none yet. */
export interface ForClient {
  id: Client['id'] | null
  name: string
}

/** Who wrote the message that a new quote begins with. */
export interface Sender extends ForClient {
  message: number
  email: string
  phone: string
}

/** A new quote's form. */
export const emptyBudget = (
  today: string,
  client?: ForClient,
  template?: Template,
  piece?: RequestedPiece,
): BudgetValues => ({
  ...emptyOf(BudgetForm),
  client: client?.name ?? '',
  client_id: client?.id ?? null,
  budget_validity: defaultValidity(today),
  items: [EMPTY_ITEM],
  additional_value: '0,00',
  ...(template && templateValues(template, today)),
  ...(piece && { project_name: piece.title, items: [pieceItem(piece)] }),
})

/** A piece that somebody has asked for, as a line with the price that they were shown. */
function pieceItem({ title, measures, quantity, unit }: RequestedPiece) {
  const description = `${title}: ${measures}`
  const price = unit === null ? null : toReais(unit)
  return toItemValues({ description, quantity, unit_price: price, total: toReais((unit ?? 0) * quantity) })
}

/** What a template fills in. */
export type TemplateValues = Omit<BudgetValues, 'client' | 'client_id' | 'project_name' | 'status'>

/** A new quote's form as a template fills it in, its days counted from today. */
export const templateValues = (template: Template, today: string): TemplateValues => ({
  ...pick(template, ['extra_text', 'terms']),
  deadline: addDays(today, template.deadline_days),
  budget_validity: addDays(today, template.validity_days),
  ...typedAmounts({
    ...template,
    payments: template.payments.map(({ due_days, ...term }) => ({
      ...term,
      due: due_days === null ? null : addDays(today, due_days),
    })),
  }),
})

/** A quote as its form edits it. */
export const toStored = (budget: Budget) => ({ values: toValues(budget), revision: budget.revision })

const FIELDS = Object.keys(BudgetFields.shape) as (keyof BudgetFields)[]

const toValues = (budget: Budget): BudgetValues => ({ ...pick(budget, FIELDS), ...typedAmounts(budget) })

type Amounts = Pick<
  BudgetFields,
  'items' | 'discount' | 'additional_value' | 'payments' | 'late_fine' | 'late_interest'
>

/** The fields with amounts as texts. */
const typedAmounts = ({ items, discount, additional_value, payments, late_fine, late_interest }: Amounts) => ({
  late_fine: rateText(late_fine),
  late_interest: rateText(late_interest),
  items: items.map(toItemValues),
  discount: discountText(discount),
  additional_value: groupedMoney(toCents(additional_value)),
  payments: payments.map(({ due, days, percent, amount }) => ({
    due: due ?? ON_APPROVAL,
    ...(days !== undefined && { days: String(days) }),
    unit: percent === null ? ('amount' as const) : ('percent' as const),
    value: percent === null ? groupedMoney(toCents(amount ?? 0)) : decimalText(percent),
  })),
})

/** Cents of what is typed; none where it is no amount yet. */
export const centsOf = (typed: string) => parseMoney(typed) ?? 0

/** The payment terms as far as they are typed. */
export const typedTerms = (payments: readonly PaymentValues[]): PaymentTerm[] =>
  payments.map(({ due, days, unit, value }) => ({
    due: due === ON_APPROVAL ? null : due,
    ...(days !== undefined && { days: daysIn(days) ?? 0 }),
    percent: unit === 'percent' ? Math.max(0, reaisOf(value) || 0) : null,
    amount: unit === 'amount' ? centsOf(value) : null,
  }))
