import { parseMoney, toReais } from '#money.ts'
import { z } from '#platform/contract/fields.ts'
import { typedFor } from '#platform/contract/schema-parts.ts'

/** An amount of a contract in reais as it is typed. */
export const typedReais = <Amount extends z.ZodType<number, number>>(amount: Amount) =>
  typedFor(
    amount,
    z
      .string()
      .transform((typed) => toReais(parseMoney(typed, { negative: true }) ?? Number.NaN))
      .pipe(amount),
  )

/** A day of a contract in its field, which is null while it is empty. */
export const chosenDay = <Day extends z.ZodType<string, string>>(day: Day) =>
  typedFor(
    day,
    z
      .string()
      .nullable()
      .transform((chosen) => chosen ?? '')
      .pipe(day),
  )
