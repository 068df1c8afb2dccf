import { readBilling } from '#domains/site/server/billing.ts'
import type { Context } from '#platform/context.ts'
import { z } from '#platform/contract/fields.ts'
import { requireValid } from '#platform/http/invalid.ts'
import { dayOf } from '#time.ts'
import { defaultValidity } from '../budget.ts'
import { type BudgetChange, BudgetFields, type Defaults } from '../budget-schemas.ts'
import type { SentItem } from '../item-schemas.ts'

type Given = Omit<BudgetChange, 'id' | 'revision' | 'message'>
/** Lines may not agree in themselves yet. */
type GivenFields = Partial<Omit<BudgetFields, 'items'> & { items: SentItem[] }>

/** What a new quote has unless it says otherwise. */
export async function readDefaults(context: Pick<Context, 'clock' | 'db' | 'settings'>): Promise<Defaults> {
  return {
    client_id: null,
    extra_text: '',
    terms: (await readBilling(context)).terms,
    additional_value: 0,
    discount: null,
    budget_validity: defaultValidity(dayOf(context.clock.now())),
    status: 'PENDING',
    items: [],
    payments: [],
    late_fine: null,
    late_interest: null,
  }
}

/** The given fields, those that are null or no day with their defaults. What is left out stays left out. */
export function replaceNulls(given: Given, defaults: Defaults): GivenFields {
  const values = Object.entries(given).map(([name, value]) => [
    name,
    value === null || (name === 'budget_validity' && value === '') ? defaults[name as keyof Defaults] : value,
  ])
  return Object.fromEntries(values)
}

/** A new quote's fields, with the defaults of those that are left out. Throws 422 where one without a default is missing. */
export const complete = (given: Given, defaults: Defaults): BudgetFields =>
  requireValid(
    BudgetFields,
    { client: '', project_name: '', deadline: '', ...defaults, ...replaceNulls(given, defaults) },
    'budget',
  )

const Items = z.object({ items: BudgetFields.shape.items })

/** The same fields with lines that agree in themselves: what old callers do not know of is kept. Throws 422. */
export const completeItems = (
  { items, ...given }: GivenFields,
  stored: readonly SentItem[],
): Partial<BudgetFields> => ({
  ...given,
  ...(items && requireValid(Items, { items: items.map((item, place) => keepUnsent(item, stored[place])) }, 'budget')),
})

/** A line that has no word of what old callers do not know gets it from the stored one of its place that is the same. */
function keepUnsent(item: SentItem, stored: SentItem | undefined): SentItem {
  const isOld = [item.unit, item.unit_price, item.discount, item.group, item.choice].every(
    (value) => value === undefined,
  )
  if (!isOld || stored?.description !== item.description) return item
  const isSame = stored.quantity === item.quantity && stored.total === item.total
  const { unit, unit_price, discount, group, choice } = stored
  return { ...item, unit, group, choice, ...(isSame && { unit_price, discount }) }
}
