import { readBilling } from '#domains/site/server/billing.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { dayOf } from '#time.ts'
import { defaultValidity } from '../budget.ts'
import { type BudgetChange, BudgetFields, type Defaults } from '../budget-schemas.ts'

type Given = Omit<BudgetChange, 'id' | 'revision'>

/** What a new quote has unless it says otherwise. */
export async function readDefaults(context: Pick<Context, 'clock' | 'db' | 'settings'>): Promise<Defaults> {
  return {
    client_id: null,
    extra_text: '',
    terms: (await readBilling(context)).terms,
    additional_value: 0,
    budget_validity: defaultValidity(dayOf(context.clock.now())),
    status: 'PENDING',
    items: [],
    payments: [],
  }
}

/** The given fields, those that are null or no day with their defaults. What is left out stays left out. */
export function replaceNulls(given: Given, defaults: Defaults): Partial<BudgetFields> {
  const values = Object.entries(given).map(([name, value]) => [
    name,
    value === null || (name === 'budget_validity' && value === '') ? defaults[name as keyof Defaults] : value,
  ])
  return Object.fromEntries(values)
}

/** A new quote's fields, with the defaults of those that are left out. Throws 422 where one without a default is missing. */
export function complete(given: Given, defaults: Defaults): BudgetFields {
  const { data, error } = BudgetFields.safeParse({
    client: '',
    project_name: '',
    deadline: '',
    ...defaults,
    ...replaceNulls(given, defaults),
  })
  if (data) return data
  const fields = Object.fromEntries(
    error.issues.toReversed().map(({ path, message }) => [['budget', ...path].join('.'), message]),
  )
  throw new AppError('invalid', `Confira os dados: ${Object.keys(fields).join(', ')}.`, fields)
}
