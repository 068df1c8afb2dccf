import { groupedMoney, toCents, toReais } from '#money.ts'
import type { Offered } from './description-field.tsx'
import { centsIn, type ItemValues, typedTotal } from './item-values.ts'

/** Characters of a name in the catalogue at most. */
const MAX_NAME = 200

/** What a line becomes by an item of the catalogue: its description, unit, unit price and cost, and the total of its quantity. */
export function fillLine(line: ItemValues, { name, text, unit, price, cost }: Offered): Partial<ItemValues> {
  const quantity = line.quantity.trim() === '' ? '1' : line.quantity
  const filled = { quantity, unit, unit_price: groupedMoney(toCents(price)), discount: '' }
  const total = typedTotal({ ...line, ...filled })
  return {
    ...filled,
    description: text ? `${name}\n${text}` : name,
    total: total === undefined ? '' : groupedMoney(total),
    ...(cost !== undefined && { cost: cost === null ? '' : groupedMoney(toCents(cost)) }),
  }
}

/** The item of the catalogue that a line makes: its first line is the name. Undefined while it lacks that or a price. */
export function catalogItemOf({ description, unit = '', unit_price, total, cost }: ItemValues) {
  const [first = '', ...others] = description.trim().split('\n')
  const name = first.trim()
  const price = centsIn(unit_price) ?? centsIn(total) ?? 0
  if (name === '' || price === 0) return undefined
  const text = name.length > MAX_NAME ? description.trim() : others.join('\n').trim()
  const cents = centsIn(cost)
  return {
    ...{ name: name.slice(0, MAX_NAME).trim(), text, unit: unit.trim(), price: toReais(price) },
    ...(cents !== undefined && { cost: toReais(cents) }),
  }
}
