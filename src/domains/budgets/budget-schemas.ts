import { RateFields } from '#domains/site/billing.ts'
import { day, dayOr, id, longText, month, optionalText, ownerId, searchText, z } from '#platform/contract/fields.ts'
import { revision } from '#platform/contract/revision.ts'
import { MAX_DUE_DAYS, MAX_ITEMS, MAX_PAYMENTS, MAX_TEXT, STATES, STATUSES } from './budget.ts'
import { findWrongChoice } from './choices.ts'
import { Discount, Item, reais, SentItem } from './item-schemas.ts'
import { SITUATIONS } from './situation.ts'
import { WAITS } from './waits.ts'

/** The entrada or a parcela: a percent of the total or an amount, the other null. */
export const Payment = z
  .object({
    /** YYYY-MM-DD; null for 'na aprovação', and where it counts from the acceptance. */
    due: day.nullable(),
    /** Days after the acceptance, 0 for that day. Of all the payment terms of a quote, or of none. */
    days: z
      .int('Use dias inteiros.')
      .min(0, 'Use 0 ou mais dias.')
      .max(MAX_DUE_DAYS, `Use no máximo ${MAX_DUE_DAYS} dias.`)
      .optional(),
    /** Of the total, at most two decimals. */
    percent: z.number().min(0).max(100).multipleOf(0.01, 'Use no máximo duas casas decimais.').nullable(),
    /** Reais. */
    amount: reais.nullable(),
  })
  .refine(({ percent, amount }) => (percent === null) !== (amount === null), 'Use um percentual ou um valor.')
  .refine(({ due, days }) => due === null || days === undefined, 'Use uma data ou dias depois do aceite.')
export type Payment = z.infer<typeof Payment>

const listOf = <Line extends z.ZodType>(line: Line) =>
  z.array(line, 'Use uma lista de itens.').max(MAX_ITEMS, `Use no máximo ${MAX_ITEMS} itens.`)
const sentItems = listOf(SentItem)

/** Of the alternatives of a name exactly one is taken, which no item sees alone. */
export function checkChoices(items: readonly Pick<Item, 'choice'>[], context: z.RefinementCtx) {
  const wrong = findWrongChoice(items)
  if (wrong) context.addIssue({ code: 'custom', path: [wrong.index, 'choice'], message: wrong.message })
}

/** What the form edits. */
export const BudgetFields = z.object({
  client: optionalText(200).min(1, 'Please provide the client name.').meta({ label: 'Cliente' }),
  /** The client's record; null where there is none. */
  client_id: id.nullable().meta({ label: 'Cadastro do cliente' }),
  project_name: optionalText(300).min(1, 'Please provide the project name.').meta({ label: 'Projeto' }),
  /** Markdown, for the document. */
  extra_text: longText(MAX_TEXT).meta({ label: 'Texto adicional' }),
  /** Markdown: the terms. Those of Site where a new quote leaves them out. */
  terms: longText(MAX_TEXT).meta({ label: 'Condições' }),
  /** Reais. */
  additional_value: reais.meta({ label: 'Valor adicional' }),
  /** Of the sum of the items; it goes only so far that the quote still comes to R$ 1,00. Null for none. */
  discount: Discount.nullable().meta({ label: 'Desconto' }),
  deadline: dayOr('Please select a deadline.').meta({ label: 'Prazo de entrega' }),
  budget_validity: dayOr('Please provide the budget validity.').meta({ label: 'Validade' }),
  status: z.enum(STATUSES).meta({ label: 'Situação' }),
  items: listOf(Item).superRefine(checkChoices).meta({ label: 'Itens' }),
  /** Empty where no payment terms were agreed. Their sum is the total. */
  payments: z
    .array(Payment, 'Use uma lista de parcelas.')
    .max(MAX_PAYMENTS, `Use no máximo ${MAX_PAYMENTS} parcelas.`)
    .refine(
      (terms) => new Set(terms.map(({ days }) => days === undefined)).size < 2,
      'Use em todas as parcelas datas fixas, ou em todas dias depois do aceite.',
    )
    .meta({ label: 'Pagamento' }),
  /** For parcelas that are paid late, in percents; null where the firm's apply on the day of payment. */
  late_fine: RateFields.shape.lateFine.nullable().meta({ label: 'Multa por atraso, em %' }),
  /** A month. */
  late_interest: RateFields.shape.lateInterest.nullable().meta({ label: 'Juros por atraso, em % ao mês' }),
})
export type BudgetFields = z.infer<typeof BudgetFields>

/** A quote as its form and the specification's call read it. */
export const Budget = BudgetFields.extend({
  id,
  id_user: id,
  /** Reais. */
  total_budget: z.number(),
  /** When it was made, ISO 8601 in UTC. */
  date: z.string(),
  state: z.enum(STATES),
  /** The version the client sees; 0 before the first sending. */
  version: z.int().nonnegative(),
  /** Whether this is the draft of the next version, which the client does not see. */
  draft: z.boolean(),
  /** The production line it began; null while there is none that the caller may see. */
  project_id: id.nullable(),
  revision,
})
export type Budget = z.infer<typeof Budget>

/** What a row of the list by whom it waits for shows beside the others'. */
export const Wait = z.object({
  /** Of the last thing that happened with it, else of when it was made; ISO 8601 in UTC. */
  since: z.string(),
  /** Whether that was the client's wish for a new validity. */
  renewal: z.boolean(),
  /** When it was last sent, ISO 8601 in UTC; null while it never was. */
  sent: z.string().nullable(),
  /** YYYY-MM-DD. */
  validity: z.string(),
  /** The version the client sees; 0 before the first sending. */
  version: z.int().nonnegative(),
  /** When the next open parcela is due, YYYY-MM-DD; null without one. */
  due: z.string().nullable(),
  /** Whether its production line has begun. */
  has_line: z.boolean(),
  /** That line; null where the caller may not see it. */
  line: id.nullable(),
})
export type Wait = z.infer<typeof Wait>

/** A row of the list. */
export const BudgetRow = z.object({
  id,
  client: z.string(),
  project_name: z.string(),
  /** YYYY-MM-DD. */
  deadline: z.string(),
  /** Reais. */
  total_budget: z.number(),
  /** True where the row shows the draft of the next version, which the client does not see; else absent. */
  draft: z.boolean().optional(),
  /** Reais: what the version comes to that the client has, where a draft stands beside it; else absent. */
  sent_total: z.number().optional(),
  status: z.enum(STATUSES),
  /** ISO 8601 in UTC. */
  date: z.string(),
  state: z.enum(STATES),
  /** Name of its owner. */
  owner: z.string(),
  /** When its client opened the page within the last 14 days, the newest first, ISO 8601 in UTC; absent where never. */
  openings: z.array(z.string()).optional(),
  /** In the list by whom it waits for. */
  wait: Wait.optional(),
})
export type BudgetRow = z.infer<typeof BudgetRow>

/** What the list of the screen is narrowed to. */
export const ListFilter = z.object({
  id_user: ownerId,
  /** Any part of id, client, project, amount, status or date, in both ways of writing. */
  q: searchText.optional(),
  status: z.enum(STATUSES).optional(),
  state: z.enum(STATES).optional(),
  /** What status and state come to: see situation.ts. */
  situation: z.enum(SITUATIONS).optional(),
  /** Whom it waits for: see waits.ts. */
  waits: z.enum(WAITS).optional(),
  /** The month it was made in, YYYY-MM. */
  month: month.optional(),
})
export type ListFilter = z.infer<typeof ListFilter>

/** A day, or '' for none. */
const emptyOr = (schema: typeof day) => z.union([z.literal(''), schema], 'Use uma data como 2026-11-30.')

/** A list, which may come as a JSON text. */
const list = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' ? parseJson(value) : value), schema) as unknown as z.ZodType<
    z.output<Schema>,
    z.input<Schema> | string
  >

/** What a JSON text stands for; '' is an empty list, and a text that is no JSON stays itself. */
function parseJson(text: string): unknown {
  try {
    return text.trim() ? JSON.parse(text) : []
  } catch {
    return text
  }
}

/**
 * What a save takes. For an id that was drawn and not saved yet `client`, `project_name` and `deadline` are required and
 * what is left out has its default; of a quote that exists only what is given changes. Null stands for the default.
 */
export const BudgetChange = BudgetFields.partial().extend({
  /** Drawn by /budget/newIdBudget, or a quote's. */
  id,
  /** Where it comes from a form: see contract/revision.ts. Without it a change overwrites. */
  revision: revision.optional(),
  /**
   * Of a new quote without `client_id`: the message of who it is for. Who is no client yet becomes one, by the name of
   * `client`. For the admin, who alone reads messages.
   */
  message: id.optional(),
  extra_text: BudgetFields.shape.extra_text.nullish(),
  /** Default: those of Site. */
  terms: BudgetFields.shape.terms.nullish(),
  additional_value: reais.nullish(),
  discount: BudgetFields.shape.discount.optional(),
  /** Default, also for '': 90 days from today. */
  budget_validity: emptyOr(day).nullish(),
  /**
   * Also as a JSON text. A line without `unit`, `unit_price` and `discount` keeps those of the stored line of its place
   * where the description is the same; unit price and discount only while quantity and total are the same too.
   */
  items: list(sentItems.nullable()).optional(),
  /** Also as a JSON text. */
  payments: list(BudgetFields.shape.payments.nullable()).optional(),
})
export type BudgetChange = z.output<typeof BudgetChange>

/** What a new quote has unless it says otherwise. */
export const Defaults = BudgetFields.omit({ client: true, project_name: true, deadline: true })
export type Defaults = z.infer<typeof Defaults>

/** A quote as it is being typed: what is still missing is ''. */
export const TypedBudget = BudgetFields.extend({
  client: optionalText(200),
  project_name: optionalText(300),
  deadline: emptyOr(day),
  budget_validity: emptyOr(day),
  items: sentItems,
  discount: BudgetFields.shape.discount.default(null),
  late_fine: BudgetFields.shape.late_fine.default(null),
  late_interest: BudgetFields.shape.late_interest.default(null),
})
export type TypedBudget = z.output<typeof TypedBudget>

/** How many quotes there are, and what they come to in reais. */
export const Sum = z.object({ count: z.int().nonnegative(), sum: z.number().nonnegative() })
export type Sum = z.infer<typeof Sum>
