import { brl, groupedMoney, parseMoney, toCents, toReais } from '#money.ts'
import { z } from '#platform/contract/fields.ts'
import { decimalText, percentText } from '../../document-texts.ts'
import { type Discount, Item, type SentItem, toCentsOff } from '../../item-schemas.ts'
import { type Discount as CentsOff, counts, lineTotal } from '../../sums.ts'

/* A line of a quote as its form edits it: texts as they are typed. Drafts of before unit prices lack the later three. */

const typed = z.string().optional().default('')

const ItemTexts = z.object({
  description: Item.shape.description,
  quantity: z.string(),
  unit: typed,
  unit_price: typed,
  discount: typed,
  total: z.string(),
  group: typed,
  choice: Item.shape.choice.default(null),
  /** What it costs the firm, for who sees that; absent where it is left as it is. */
  cost: z.string().optional(),
})
export type ItemValues = z.input<typeof ItemTexts>

/** Checks what is typed of a line and turns it into what a save takes. */
export const ItemForm = ItemTexts.transform((typed): z.input<typeof Item> => toItem(typed)).pipe(Item)

export const EMPTY_ITEM = {
  description: '',
  quantity: '1',
  unit: '',
  unit_price: '',
  discount: '',
  total: '',
  group: '',
  choice: null,
}

const isBlank = (typed: string | undefined) => (typed ?? '').trim() === ''

/**
 * Reais of what is typed, or a percent, which is the same text. NaN where it is unreadable: the contract's schema refuses
 * that and what is below zero, each in its own words.
 */
export const reaisOf = (typed: string) => toReais(parseMoney(typed, { negative: true }) ?? Number.NaN)

/** Cents of what is typed; undefined where it is no amount yet. */
export const centsIn = (typed = '') => parseMoney(typed)

/** A decimal comma and points at all thousands or none, or a decimal point, which three digits alone do not follow. */
const QUANTITY = /^(?:([1-9]\d{0,2}(?:\.\d{3})+|\d{1,9})(?:,(\d{1,9}))?|(\d{1,9})\.(\d{1,9}))$/

/** A quantity as people and spreadsheets write it: '10', '1.200', '2,5', '0.001'. NaN for anything else. */
export function quantityOf(typed: string): number {
  const [, grouped, decimals = '', whole, part] = QUANTITY.exec(typed.trim()) ?? []
  const digits = grouped?.replaceAll('.', '') ?? whole
  return digits === undefined ? Number.NaN : Number(`${digits}.${part ?? decimals}`)
}

/** The same, and what is below zero as such, which the contract's schema refuses in its own words. */
function signedQuantity(typed: string): number {
  const [, below] = /^[-−–]\s*(.+)$/.exec(typed.trim()) ?? []
  return below === undefined ? quantityOf(typed) : -quantityOf(below)
}

/** A discount as one speaks: '10%' or '50,00'. Null for none; what is neither is a percent that is none. */
export function typedDiscount(typed: string | undefined): Discount | null {
  if (isBlank(typed)) return null
  const [, percent] = /^(.*)%$/.exec(typed!.trim()) ?? []
  const value = reaisOf(percent ?? typed!)
  return percent === undefined && !Number.isNaN(value)
    ? { percent: null, amount: value }
    : { percent: value, amount: null }
}

/** A discount in its field; `typed` where it is none that can be read. */
export function discountText(discount: Discount | null | undefined, typed = ''): string {
  const { percent, amount } = discount ?? { percent: null, amount: null }
  if (Number.isNaN(percent ?? amount ?? Number.NaN)) return typed
  return amount === null ? percentText(percent!) : groupedMoney(toCents(amount))
}

/** The same in cents as far as it can be read; null for none. */
export function centsOff(typed: string | undefined): CentsOff | null {
  const discount = typedDiscount(typed)
  const isRight = discount && (discount.percent ?? discount.amount)! >= 0 && !((discount.percent ?? 0) > 100)
  return isRight ? toCentsOff(discount) : null
}

/** What a line comes to in cents as far as it is typed: with a unit price what follows from that, else its total. */
export function typedTotal({ quantity, unit_price, discount, total }: ItemValues): number | undefined {
  const price = centsIn(unit_price)
  const count = quantityOf(quantity)
  if (price === undefined || !(count > 0)) return isBlank(unit_price) ? centsIn(total) : undefined
  return Math.max(0, lineTotal({ quantity: count, unit_price: price, discount: centsOff(discount) }))
}

/** The line as a save takes it, as far as it can be read: NaN for what is no number. */
function toItem(item: Required<Omit<ItemValues, 'cost'>> & Pick<ItemValues, 'cost'>): SentItem {
  const { description, quantity, unit, unit_price, discount, total, group, choice, cost } = item
  const cents = typedTotal(item)
  return {
    ...{ description, unit, group, choice, quantity: signedQuantity(quantity) },
    unit_price: isBlank(unit_price) ? null : reaisOf(unit_price),
    discount: typedDiscount(discount),
    total: cents === undefined ? (isBlank(unit_price) ? reaisOf(total) : 0) : toReais(cents),
    ...(cost !== undefined && { cost: isBlank(cost) ? null : reaisOf(cost) }),
  }
}

/** What a price is taken for that may still be typed. */
const ANY_PRICE = '1.000.000'

/** What is wrong with one figure of a line, whatever its other fields still lack; undefined for nothing. */
export function wrongIn(item: ItemValues, figure: 'quantity' | 'discount'): string | undefined {
  const unit_price = isBlank(item.unit_price) ? ANY_PRICE : item.unit_price
  const { error } = ItemForm.safeParse({ ...item, description: '·', unit_price })
  return error?.issues.find(({ path }) => path[0] === figure)?.message
}

/** Whether nobody has written in a line yet. */
export const isBlankItem = ({ description, unit_price, total }: ItemValues) =>
  isBlank(description) && isBlank(unit_price) && isBlank(total)

/** Lines as they are stored while they are typed: without those that nobody has written in, the others with a total. */
export const settleItems = (items: readonly ItemValues[]): ItemValues[] =>
  items
    .filter((item) => !isBlankItem(item))
    .map((item) => (isBlank(item.total) && isBlank(item.unit_price) ? { ...item, total: groupedMoney(0) } : item))

/** The line as a document says it, as far as it can be read. */
export const toLine = ({ description, quantity, unit, unit_price, discount }: ItemValues) => {
  const off = centsOff(discount)
  return {
    ...{ description, quantity: quantityOf(quantity), unit: unit ?? '' },
    ...{ total: 0, unit_price: centsIn(unit_price) ?? 0 },
    ...(off && { discount: { percent: off.percent, amount: off.amount ?? 0 } }),
  }
}

/** The line as a preview takes it: what cannot be read yet, or no line can have, is shown as none. */
export function toPreviewItem(typed: ItemValues): SentItem {
  const {
    quantity,
    unit_price,
    discount,
    cost: _,
    ...item
  } = toItem({
    unit: '',
    unit_price: '',
    discount: '',
    group: '',
    choice: null,
    ...typed,
  })
  const known = <Value, None>(field: z.ZodType<Value>, value: unknown, none: None) =>
    field.safeParse(value).data ?? none
  return {
    ...item,
    quantity: quantity < 0 ? 1 : known(Item.shape.quantity, quantity, 1),
    unit_price: known(Item.shape.unit_price, unit_price, null),
    discount: known(Item.shape.discount, discount, null),
    total: toReais(typedTotal(typed) ?? 0),
  }
}

/** A stored line as its form edits it. */
export const toItemValues = ({
  description,
  quantity,
  unit,
  unit_price,
  discount,
  total,
  group,
  choice,
  cost,
}: Item): ItemValues => ({
  description,
  quantity: decimalText(quantity),
  unit: unit ?? '',
  unit_price: unit_price === null || unit_price === undefined ? '' : groupedMoney(toCents(unit_price)),
  discount: discountText(discount),
  total: groupedMoney(toCents(total)),
  group: group ?? '',
  choice: choice ?? null,
  ...(cost !== undefined && { cost: cost === null ? '' : groupedMoney(toCents(cost)) }),
})

export const groupOf = (item: ItemValues | undefined) => item?.group?.trim() ?? ''

/** For each line what stands above it: of the first of a group its name, the lines of that group and what they come to. */
export function groupHeads(items: readonly ItemValues[]) {
  return items.map((_, index) => {
    const name = groupOf(items[index])
    if (name === '' || groupOf(items[index - 1]) === name) return undefined
    const end = items.findIndex((item, place) => place > index && groupOf(item) !== name)
    const lines = items.slice(index, end < 0 ? undefined : end)
    const sum = lines.reduce((sum, item) => sum + (counts(item) ? (typedTotal(item) ?? 0) : 0), 0)
    return { name, lines, sum: brl(sum) }
  })
}
