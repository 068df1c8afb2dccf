import { privateCall } from '#platform/contract/call.ts'
import { done, id, queryId, text, z } from '#platform/contract/fields.ts'
import { MAX_PAYMENTS } from './budget.ts'
import { BudgetFields } from './budget-schemas.ts'

/** The firm keeps at most so many. */
export const MAX_TEMPLATES = 200
/** Characters of a template's name. */
export const MAX_TEMPLATE_NAME = 100

/** Days from the day on which a quote is made. */
const days = z.int().min(0)

/** What a quote begins with: all of another that is not of its client, its days counted from the day it is made. */
export const TemplateFields = BudgetFields.pick({
  extra_text: true,
  terms: true,
  additional_value: true,
  discount: true,
  items: true,
  late_fine: true,
  late_interest: true,
}).extend({
  payments: z
    .array(
      z.object({
        /** Null for 'na aprovação', and where it counts from the acceptance. */
        due_days: days.nullable(),
        /** As in `Payment`. */
        days: days.optional(),
        /** As in `Payment`. */
        percent: z.number().nullable(),
        /** Reais. */
        amount: z.number().nullable(),
      }),
    )
    .max(MAX_PAYMENTS),
  deadline_days: days,
  validity_days: days,
})

const name = text(MAX_TEMPLATE_NAME)
const Template = TemplateFields.extend({ id, name })
export type Template = z.infer<typeof Template>

/** A template as the list shows it. */
export const TemplateRow = z.object({
  id,
  name: z.string(),
  /** How many items it has. */
  items: z.int().nonnegative(),
  /** What a quote comes to that begins with it, in reais. */
  total: z.number(),
  /** When it was last kept, ISO 8601 in UTC. */
  at: z.string(),
  /** Name of who kept it; '' where that account is gone. */
  by: z.string(),
})
export type TemplateRow = z.infer<typeof TemplateRow>

/** The firm's templates of quotes: all of the staff see, keep, rename and remove all of them. */
export const templateContract = {
  /** By name. */
  list: privateCall
    .route({ method: 'GET', path: '/budget/templates', summary: 'Lista os modelos de orçamento' })
    .output(z.object({ data: z.array(TemplateRow).max(MAX_TEMPLATES) })),
  item: privateCall
    .route({ method: 'GET', path: '/budget/template', summary: 'Traz um modelo de orçamento' })
    .input(z.object({ id: queryId }))
    .output(z.object({ data: Template })),
  keep: privateCall
    .meta({ access: 'staff', creates: true, fails: ['name-taken'] })
    .route({ method: 'POST', path: '/budget/keep-template', summary: 'Guarda um orçamento como modelo, sem o cliente' })
    .input(
      z.object({
        /** The quote's. */
        id,
        name,
        /** Whether it takes the place of the template of that name, upper and lower case aside. */
        replace: z.boolean().default(false),
      }),
    )
    .output(z.object({ result: z.literal(true), data: z.object({ id }) })),
  rename: privateCall
    .meta({ access: 'staff', fails: ['name-taken'] })
    .route({ method: 'POST', path: '/budget/rename-template', summary: 'Muda o nome de um modelo' })
    .input(z.object({ id, name }))
    .output(done),
  remove: privateCall
    .route({ method: 'POST', path: '/budget/remove-template', summary: 'Exclui um modelo' })
    .input(z.object({ id }))
    .output(done),
}
