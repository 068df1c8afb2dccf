import { fromDecimal, parseMoney } from '#money.ts'

/**
 * Cents of an amount with a decimal point, thousands grouped by commas or not, with a sign or none: '-1234.56', '+.5',
 * '1,234.5600'. Undefined for anything else: letters, '1e3', a third decimal, more than `MAX_CENTS`.
 */
export function parsePointAmount(text: string): number | undefined {
  const [, sign = '', whole = '', part = ''] =
    /^([+-]?)(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/.exec(text.trim().replace('−', '-')) ?? []
  if (!whole && !part) return undefined
  const decimals = part.replace(/(?<=^..)0+$/, '')
  return fromDecimal(`${sign === '-' ? '-' : ''}${whole.replaceAll(',', '') || '0'}${decimals && `.${decimals}`}`)
}

/** Cents of an amount with a decimal comma as people write it, with a sign or none: '1.234,56', '-R$ 12', '+5,0'. */
export const parseCommaAmount = (text: string) =>
  parseMoney(text.trim().replace(/^\+\s*(?=[\dR])/i, ''), { negative: true })

/**
 * Cents of an OFX amount (OFX 3.2.9: a decimal point or a decimal comma, no grouping); Brazilian banks group thousands
 * too: '-1.234,56'. A point without a comma is a decimal point: '1.234' has a third decimal, and is refused.
 */
export const parseOfxAmount = (text: string) =>
  text.includes(',') && !/,\d{3}[.,]/.test(text) ? parseCommaAmount(text) : parsePointAmount(text)
