import { groupedMoney } from '#money.ts'
import { decimalText } from '../../document-texts.ts'
import { grossFor, priceFor, quantityFor } from '../../sums.ts'
import { centsIn, centsOff, type ItemValues, quantityOf, typedTotal } from './item-values.ts'

/** What is figured in a line: any two give the third. */
export type Figure = 'quantity' | 'unit_price' | 'total'

/** What is known of a line while it is typed. */
export interface LineTyping {
  /** The figures that the person gave, the last one last: at most two, the third follows. */
  given: readonly Figure[]
  /** The one that was computed last. */
  computed: Figure | undefined
  /** The total that was typed, in cents, which its line may not come to; undefined where none was. */
  asked: number | undefined
}

/** A line that nobody has typed in yet: what it has with a unit price was computed from that. */
export const beginLine = ({ unit_price = '' }: ItemValues): LineTyping =>
  unit_price.trim() === ''
    ? { given: [], computed: undefined, asked: undefined }
    : { given: ['quantity', 'unit_price'], computed: 'total', asked: undefined }

/** What a keystroke in a line's figures or discount makes of it: the fields that change, and what is known of it then. */
export function typeInLine(
  item: ItemValues,
  line: LineTyping,
  field: Figure | 'discount',
  typed: string,
): { change: Partial<ItemValues>; line: LineTyping } {
  const values = { ...item, [field]: typed }
  const given = givenAfter(line.given, field, typed)
  const asked = field === 'total' ? centsIn(typed) : field === 'discount' ? undefined : line.asked
  if (field === 'unit_price' && typed.trim() === '')
    return { change: { unit_price: typed }, line: { given, computed: undefined, asked: undefined } }
  const computed = thirdOf(values, given, field)
  const text = computed && compute(values, computed, asked)
  if (text === undefined) return { change: { [field]: typed }, line: { ...line, given, asked } }
  return {
    change: { [field]: typed, [computed!]: text },
    line: {
      given: given.filter((figure) => figure !== computed),
      computed,
      asked: computed === 'total' ? undefined : asked,
    },
  }
}

function givenAfter(given: readonly Figure[], field: Figure | 'discount', typed: string): Figure[] {
  // After a discount the total follows, whatever it followed from.
  if (field === 'discount') return given.filter((figure) => figure !== 'total')
  const others = given.filter((figure) => figure !== field)
  return typed.trim() === '' ? others : [...others, field]
}

/** Which figure follows; undefined where there is none to follow from. */
function thirdOf(values: ItemValues, given: readonly Figure[], field: Figure | 'discount'): Figure | undefined {
  const isGiven = (figure: Figure) => given.includes(figure)
  if (field === 'total') {
    if (isGiven('quantity')) return 'unit_price'
    return isGiven('unit_price') ? 'quantity' : undefined
  }
  if (field === 'quantity' && isGiven('total') && !isGiven('unit_price')) return 'unit_price'
  if (field === 'unit_price' && isGiven('total') && !isGiven('quantity')) return 'quantity'
  return (values.unit_price ?? '').trim() === '' ? undefined : 'total'
}

/** A figure as its field shows it, from the others; undefined where they do not give one. */
function compute(values: ItemValues, figure: Figure, asked: number | undefined): string | undefined {
  if (figure === 'total') return money(typedTotal(values))
  const gross = asked === undefined ? undefined : grossFor(asked, centsOff(values.discount))
  if (gross === undefined) return undefined
  if (figure === 'unit_price') return money(priceFor(quantityOf(values.quantity) || 0, gross))
  const quantity = quantityFor(centsIn(values.unit_price) ?? 0, gross)
  return quantity === undefined ? undefined : decimalText(quantity)
}

const money = (cents: number | undefined) => (cents === undefined ? undefined : groupedMoney(cents))

/** Where a line does not come to the total that was typed: both sums in cents. */
export function findRest(item: ItemValues, { asked }: LineTyping): { asked: number; total: number } | undefined {
  const total = (item.unit_price ?? '').trim() === '' ? undefined : typedTotal(item)
  return asked === undefined || total === undefined || asked === total ? undefined : { asked, total }
}
