import { parseMoney, toDecimal } from '#money.ts'
import { z } from '#platform/contract/fields.ts'
import { signedAmount } from '../../fields.ts'

/** A balance as typed, negative for a debt, turned into the text that travels. */
export const typedBalance = z
  .string()
  .refine(
    (typed) => parseMoney(typed, { negative: true }) !== undefined,
    'Use reais e centavos: 1.234,56, ou -50,00 para uma dívida.',
  )
  .transform((typed) => toDecimal(parseMoney(typed, { negative: true }) ?? 0))
  .pipe(signedAmount)
