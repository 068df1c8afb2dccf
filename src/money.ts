/**
 * Money, for both sides: integer cents inside the program and in the database. Reais as decimals exist on the wire, and
 * as text on screens and in fields; nothing else converts between them.
 */

/** The largest amount, in cents: ten trillion reais. Up to here no two cents share one decimal number of reais. */
export const MAX_CENTS = 1e15

/** Cents of reais, the decimal number on the wire; rounded, so that 0.1 + 0.2 is 30. See `isCents` for what to refuse. */
export const toCents = (reais: number) => Math.round(reais * 100)

/** Reais, the decimal number on the wire: 1290.5 from 129050. */
export const toReais = (cents: number) => cents / 100

/** Whether reais are whole cents, within the largest amount: 4.35 are, 1.005 and NaN are not. For contracts. */
export const isCents = (reais: number) => Math.abs(toCents(reais)) <= MAX_CENTS && toReais(toCents(reais)) === reais

/** The amount as a text on the wire, always with two decimals: '1290.50'. */
export const toDecimal = (cents: number) => toReais(cents).toFixed(2)

/** Cents of such a text; one decimal or none will do. Undefined for anything else. */
export function fromDecimal(decimal: string): number | undefined {
  const [, sign, whole, part] = /^(-?)(\d+)(?:\.(\d\d?))?$/.exec(decimal) ?? []
  return whole === undefined ? undefined : join(sign, whole, part)
}

/** 'R$ 1.290,50' (the space does not break). */
export const brl = (cents: number) => write(cents, 'R$\u00a0', '.', ',')

/** '$1,290.50': how the list of quotes writes amounts unless its switch says otherwise. A style only: no rate is applied. */
export const usd = (cents: number) => write(cents, '$', ',', '.')

/** The amount as a field shows it for editing: '1290,50'. */
export const plainMoney = (cents: number) => write(cents, '', '', ',')

/** A sign, R$, and an amount: with points (or spaces) at all its thousands or at none and a decimal comma, or with a decimal point. */
const TYPED = /^([-−]?)\s*(?:R\$)?\s*([-−]?)(?:(\d+|[1-9]\d{0,2}(?:[.\s]\d{3})+)(?:,(\d\d?))?|(\d+)\.(\d\d?))$/i

/**
 * Cents of an amount as people type it: '1.234,56', '1234,5', '1234.56', 'R$ 12'. A comma is always the decimal one; a
 * point stands before one or two last digits as the decimal point, and before three as the thousands': '1.234' is
 * R$ 1.234,00. Undefined for letters, three decimals, thousands grouped wrongly, what is above `MAX_CENTS`, and, unless
 * `negative`, what is below zero.
 */
export function parseMoney(typed: string, { negative = false } = {}): number | undefined {
  const match = TYPED.exec(typed.trim())
  if (!match) return undefined
  const [, before, after, grouped, decimals, whole, part] = match
  const sign = `${before}${after}`
  if (sign.length > (negative ? 1 : 0)) return undefined
  return join(sign, whole ?? grouped?.replace(/[.\s]/g, '') ?? '', part ?? decimals)
}

function join(sign: string | undefined, whole: string, part = ''): number | undefined {
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  if (cents > MAX_CENTS) return undefined
  return sign && cents > 0 ? -cents : cents
}

/** Without `Intl`, whose formatters are slow to make on every page that shows a price. */
function write(cents: number, symbol: string, group: string, point: string): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, group)
  return `${cents < 0 ? '-' : ''}${symbol}${whole}${point}${digits.slice(-2)}`
}
