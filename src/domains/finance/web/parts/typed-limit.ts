import { groupedMoney } from '#money.ts'
import { z } from '#platform/contract/fields.ts'
import { typedFor } from '#platform/contract/schema-parts.ts'
import { monthlyLimit } from '../../categories-contract.ts'
import { typedAmount } from './money-fields.tsx'
import { centsOf } from './money-text.ts'

/** How much a category may spend a month, as typed; nothing is no limit. */
export const typedLimit = typedFor(
  monthlyLimit,
  z
    .string()
    .transform((typed) => (typed.trim() === '' ? null : typed))
    .pipe(typedAmount.pipe(monthlyLimit).nullable()),
)

/** The same of a stored limit. */
export const typedOf = (limit: string | null) => (limit === null ? '' : groupedMoney(centsOf(limit)))
