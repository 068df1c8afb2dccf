import { groupedMoney, parseMoney, toCents, toReais } from '#money.ts'
import { z } from '#platform/contract/fields.ts'
import { typedFor } from '#platform/contract/schema-parts.ts'
import type { Stored } from '#ui/workbench/form/record-form-options.ts'
import { CatalogFields, type CatalogItem } from '../../contract.ts'

/** Reais of what is typed; NaN where it is unreadable, which the contract's schema refuses in its own words. */
const reaisOf = (typed: string) => toReais(parseMoney(typed, { negative: true }) ?? Number.NaN)

const { price, cost } = CatalogFields.shape
const typedPrice = z
  .string()
  .refine((typed) => typed.trim() !== '', { error: 'Preencha este campo.', abort: true })
  .transform(reaisOf)
  .pipe(price)
const typedCost = z
  .string()
  .transform((typed) => (typed.trim() === '' ? null : reaisOf(typed)))
  .pipe(cost)

/** The amounts as they are typed; who does not see costs edits it without. */
export const ItemForm = CatalogFields.extend({
  price: typedFor(price, typedPrice),
  cost: typedFor(cost, typedCost.optional()),
})
export type ItemValues = z.input<typeof ItemForm>

/** An item as form values and their revision. */
export const toStored = ({ name, text, unit, price, cost, revision }: CatalogItem): Stored<ItemValues> => ({
  values: {
    ...{ name, text, unit, price: groupedMoney(toCents(price)) },
    ...(cost !== undefined && { cost: cost === null ? '' : groupedMoney(toCents(cost)) }),
  },
  revision,
})
