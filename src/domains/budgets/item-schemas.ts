import { brl, isCents, toCents } from '#money.ts'
import { longText, NO_SIGN, optionalText, z } from '#platform/contract/fields.ts'
import { MAX_DESCRIPTION, MAX_UNIT } from './budget.ts'
import { type Discount as CentsOff, discountOf, grossOf, hasDecimals, lineTotal } from './sums.ts'

/** A line of a quote and its discount, as they travel. */

/** What a value of another type is answered with. */
const otherType = (message: string) => ({
  error: ({ code }: { code: string }) => (code === 'invalid_type' ? message : undefined),
})

const MAX_REAIS = 1_000_000_000
/** Reais with at most two decimals, not negative, at most a billion. */
export const reais = z
  .number(otherType('Use reais e centavos: 49,99.'))
  .min(0, NO_SIGN)
  .max(MAX_REAIS)
  .refine(isCents, 'Use reais e centavos: 49,99.')

/** Of a line or of the whole: a percent or an amount, the other null. */
export const Discount = z
  .object({
    /** At most two decimals. */
    percent: z
      .number(otherType('Use um percentual ou reais: 5% ou 49,99.'))
      .min(0, NO_SIGN)
      .max(100)
      .refine((percent) => hasDecimals(percent, 2), 'Use no máximo duas casas decimais.')
      .nullable(),
    /** Reais. */
    amount: reais.nullable(),
  })
  .refine(({ percent, amount }) => (percent === null) !== (amount === null), 'Use um percentual ou um valor.')
export type Discount = z.infer<typeof Discount>

/** A discount in cents. */
export const toCentsOff = ({ percent, amount }: Discount): CentsOff => ({
  percent,
  amount: amount === null ? null : toCents(amount),
})

/** A line as it is sent, each field for itself: what an old caller leaves out may follow from the line that is stored. */
export const SentItem = z.object({
  description: longText(MAX_DESCRIPTION),
  /** With `unit_price` above 0 and with at most three decimals; without it an integer from 1. */
  quantity: z
    .number(otherType('Use um número: 3 ou 2,5.'))
    .max(1_000_000)
    .refine((quantity) => hasDecimals(quantity, 3), 'Use no máximo três casas decimais.')
    .default(1),
  /**
   * Reais, of the line: not multiplied by the quantity. With `unit_price` it is `quantity` times that, rounded to the
   * cent with halves up, less the discount; another total is refused.
   */
  total: reais,
  /** What is counted: 'h', 'dia'. Absent, null or '' for pieces. */
  unit: optionalText(MAX_UNIT).nullish(),
  /** Reais. Absent or null where the line has its total alone. */
  unit_price: reais.nullish(),
  /** Of the line with a unit price, at most what the line comes to; a percent of it is rounded with halves up. */
  discount: Discount.nullish(),
  /** What it is a part of: neighbours of one group stand below its name, with their sum. Absent, null or '' for none. */
  group: optionalText(120).nullish(),
  /** Whether the client chooses it, and whether it is taken as offered; absent or null where there is nothing to choose. */
  choice: z
    .object({
      kind: z.enum(['optional', 'alternative']),
      /** What the alternatives are called of which one is taken: 'Como se entra'; '' for an optional item. */
      name: optionalText(80),
      chosen: z.boolean(),
    })
    .nullish(),
  /**
   * Reais that it costs the firm: of one unit where there is a unit price, else of the line. Only who sees costs reads
   * and writes it; null takes it away, and left out, the line keeps what it has.
   */
  cost: reais.nullish(),
})
export type SentItem = z.infer<typeof SentItem>

/** A line, whose quantity, unit price, discount and total agree (sums.ts). */
export const Item = SentItem.refine((item) => isPriced(item) || item.quantity >= 1, {
  path: ['quantity'],
  message: 'O menor valor é 1.',
  // Also where its total is wrong: all that is, is said at once.
  when: ({ value }) => Number.isFinite((value as SentItem).quantity),
}).superRefine((item, context) => {
  // Sums of what no line can have are not worked out.
  const wrong = context.issues.length === 0 && findWrong(item)
  if (wrong) context.addIssue({ code: 'custom', path: [wrong[0]], message: wrong[1] })
})
export type Item = z.infer<typeof Item>

const isPriced = <Some extends Pick<SentItem, 'unit_price'>>(item: Some): item is Some & { unit_price: number } =>
  typeof item.unit_price === 'number'

/** What of a line's sums is wrong, and why. */
function findWrong(item: SentItem): [keyof SentItem, string] | undefined {
  const { quantity, total, discount } = item
  if (!isPriced(item)) {
    if (!Number.isInteger(quantity)) return ['quantity', 'Use um número inteiro, ou dê o preço da unidade.']
    return discount ? ['discount', 'O desconto da linha precisa do preço da unidade.'] : undefined
  }
  if (quantity <= 0) return ['quantity', 'Use uma quantidade acima de 0.']
  const line = { quantity, unit_price: toCents(item.unit_price), discount: discount ? toCentsOff(discount) : null }
  const gross = grossOf(line)
  if (gross > toCents(MAX_REAIS)) return ['unit_price', `A linha dá ${brl(gross)}, e o maior valor é 1.000.000.000.`]
  if (discountOf(gross, line.discount) > gross) return ['discount', `O desconto passa da linha, que dá ${brl(gross)}.`]
  const right = lineTotal(line)
  return right === toCents(total) ? undefined : ['total', `A linha dá ${brl(right)}, e não ${brl(toCents(total))}.`]
}
