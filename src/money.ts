/**
 * Money, for browser and server: integer cents in the program and in the database, decimal reais in calls, text on screens
 * and in fields. Only this module converts between them.
 */

/** The largest amount, in cents: ten trillion reais. Up to it, each cent is a distinct decimal number of reais. */
export const MAX_CENTS = 1e15

/** Cents of reais (decimal, as in calls), rounded: 0.1 + 0.2 is 30. */
export const toCents = (reais: number) => Math.round(reais * 100)

/** Reais (decimal, as in calls): 1290.5 from 129050. */
export const toReais = (cents: number) => cents / 100

/** Whether reais are whole cents, within the largest amount: 4.35 are, 1.005 and NaN are not. For contracts. */
export const isCents = (reais: number) => Math.abs(toCents(reais)) <= MAX_CENTS && toReais(toCents(reais)) === reais

/** The amount as a text in calls, with two decimals: '1290.50'. */
export const toDecimal = (cents: number) => toReais(cents).toFixed(2)

/** Cents of such a text, also with one decimal or none. Undefined for anything else. */
export function fromDecimal(decimal: string): number | undefined {
  const [, sign, whole, part] = /^(-?)(\d+)(?:\.(\d\d?))?$/.exec(decimal) ?? []
  return whole === undefined ? undefined : toTotal(sign, whole, part)
}

/** 'R$ 1.290,50' (the space does not break), '−R$ 1.290,50' with a true minus. */
export const brl = (cents: number) => format(cents, 'R$\u00a0', '.', ',').replace('-', '−')

/** '$1,290.50', the default style in the list of quotes. A format only: no exchange rate is applied. */
export const usd = (cents: number) => format(cents, '$', ',', '.')

/** The amount for spreadsheets and in words: '1290,50'. */
export const plainMoney = (cents: number) => format(cents, '', '', ',')

/** Cents as a field shows them: '1.290,50'. */
export const groupedMoney = (cents: number) => format(cents, '', '.', ',')

/** A sign, R$, and an amount: with a decimal comma and points (or spaces) at all its thousands or none, or a decimal point. */
const TYPED = /^([-−]?)\s*(?:R\$)?\s*([-−]?)(?:(\d+|[1-9]\d{0,2}(?:[.\s]\d{3})+)(?:,(\d\d?))?|(\d+)\.(\d\d?))$/i

/**
 * Cents of a typed amount: '1.234,56', '1234,5', '1234.56', 'R$ 12'. A comma is a decimal comma; a point before one or two
 * last digits is a decimal point, before three it groups thousands: '1.234' is R$ 1.234,00. Undefined for letters, three
 * decimals, thousands grouped wrongly, amounts above `MAX_CENTS`, and, unless `negative`, below zero.
 */
export function parseMoney(typed: string, { negative = false } = {}): number | undefined {
  const match = TYPED.exec(typed.trim())
  if (!match) return undefined
  const [, before, after, grouped, decimals, whole, part] = match
  const sign = `${before}${after}`
  if (sign.length > (negative ? 1 : 0)) return undefined
  return toTotal(sign, whole ?? grouped?.replace(/[.\s]/g, '') ?? '', part ?? decimals)
}

/** Cents of a typed amount, or of a sum of such: '12,50 + 3', '100-2,5', '3*49,90'. Undefined for anything else. */
export function parseSum(typed: string, { negative = false } = {}): number | undefined {
  const plain = parseMoney(typed, { negative })
  if (plain !== undefined || !/\d\s*[+*×\-−]/.test(typed)) return plain
  const terms = typed.trim().split(/(?<=.)(?=[+\-−])/s)
  const total = terms.reduce((sum, term) => sum + (termCents(term) ?? Number.NaN), 0)
  return Number.isNaN(total) || (total < 0 && !negative) || Math.abs(total) > MAX_CENTS ? undefined : total
}

/** Cents of '+ 3', '-2,5', '3*49,90'. */
function termCents(term: string): number | undefined {
  const [, sign = '', product = ''] = /^([+\-−]?)(.*)$/s.exec(term.trim()) ?? []
  const [first, ...others] = product.split(/[*×]/).map((factor) => parseMoney(factor))
  if (first === undefined) return undefined
  const cents = others.reduce<number>((all, factor) => (all * (factor ?? Number.NaN)) / 100, first)
  return Number.isNaN(cents) ? undefined : Math.round(/[-−]/.test(sign) ? -cents : cents)
}

function toTotal(sign: string | undefined, whole: string, part = ''): number | undefined {
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  if (cents > MAX_CENTS) return undefined
  return sign && cents > 0 ? -cents : cents
}

/** Without `Intl`, whose formatters take long to create. */
function format(cents: number, symbol: string, group: string, point: string): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, group)
  return `${cents < 0 ? '-' : ''}${symbol}${whole}${point}${digits.slice(-2)}`
}

/** One number times another, divided by a third: whole numbers, halves up. Exact however large they are. */
export const timesOver = (one: number, other: number, divisor: number) => {
  const [product, whole] = [BigInt(one) * BigInt(other), BigInt(divisor)]
  return Number((2n * product + whole) / (2n * whole))
}
