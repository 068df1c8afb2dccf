import { day, dayOr, id, longText, month, optionalText, ownerId, searchText, z } from '#platform/contract/fields.ts'
import { revision } from '#platform/contract/revision.ts'
import { MAX_ITEMS, MAX_PAYMENTS, MAX_TEXT, STATES, STATUSES } from './budget.ts'
import { Discount, Item, reais, SentItem } from './item-schemas.ts'

/** The entrada or a parcela: a percent of the total or an amount, the other null. */
export const Payment = z
  .object({
    /** YYYY-MM-DD; null for 'na aprovação'. */
    due: day.nullable(),
    /** Of the total, at most two decimals. */
    percent: z.number().min(0).max(100).multipleOf(0.01, 'Use no máximo duas casas decimais.').nullable(),
    /** Reais. */
    amount: reais.nullable(),
  })
  .refine(({ percent, amount }) => (percent === null) !== (amount === null), 'Use um percentual ou um valor.')
export type Payment = z.infer<typeof Payment>

const listOf = <Line extends z.ZodType>(line: Line) =>
  z.array(line, 'Use uma lista de itens.').max(MAX_ITEMS, `Use no máximo ${MAX_ITEMS} itens.`)
const sentItems = listOf(SentItem)

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
  items: listOf(Item).meta({ label: 'Itens' }),
  /** Empty where no payment terms were agreed. Their sum is the total. */
  payments: z
    .array(Payment, 'Use uma lista de parcelas.')
    .max(MAX_PAYMENTS, `Use no máximo ${MAX_PAYMENTS} parcelas.`)
    .meta({ label: 'Pagamento' }),
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
  /** The production line it began; null while there is none that the caller may see. */
  project_id: id.nullable(),
  revision,
})
export type Budget = z.infer<typeof Budget>

/** A row of the list. */
export const BudgetRow = z.object({
  id,
  client: z.string(),
  project_name: z.string(),
  /** YYYY-MM-DD. */
  deadline: z.string(),
  /** Reais. */
  total_budget: z.number(),
  status: z.enum(STATUSES),
  /** ISO 8601 in UTC. */
  date: z.string(),
  state: z.enum(STATES),
  /** Name of its owner. */
  owner: z.string(),
})
export type BudgetRow = z.infer<typeof BudgetRow>

/** What the list of the screen is narrowed to. */
export const ListFilter = z.object({
  id_user: ownerId,
  /** Any part of id, client, project, amount, status or date, in both ways of writing. */
  q: searchText.optional(),
  status: z.enum(STATUSES).optional(),
  state: z.enum(STATES).optional(),
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
})
export type TypedBudget = z.output<typeof TypedBudget>

/** How many quotes there are, and what they come to in reais. */
export const Sum = z.object({ count: z.int().nonnegative(), sum: z.number().nonnegative() })
export type Sum = z.infer<typeof Sum>
