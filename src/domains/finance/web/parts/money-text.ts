import { brl, fromDecimal } from '#money.ts'

/** Cents of an amount or sum of a call. */
export const centsOf = (decimal: string) => fromDecimal(decimal) ?? 0

/** 'R$ 1.290,50' of '1290.50'. */
export const money = (decimal: string) => brl(centsOf(decimal))
