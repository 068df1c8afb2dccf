import type { Program } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { addDays, countDays, dayOf } from '#time.ts'
import type { Period } from '../contract.ts'
import type { ViewFilter } from './counts.ts'

/** Longest period, in days: three years. */
const MAX_DAYS = 1100
/** Length of a period without `from`, in days. */
const DEFAULT_DAYS = 30
/** The earliest day of a period. */
const EARLIEST = '2000-01-01'

/** The requested period with its defaults. Throws 422 if it is invalid. */
export function choosePeriod({ clock }: Pick<Program, 'clock'>, { from, to, staff }: Period): ViewFilter {
  const today = dayOf(clock.now())
  const last = to ?? today
  const first = from ?? addDays(last, 1 - DEFAULT_DAYS)
  const refuse = (field: 'from' | 'to', message: string) => new AppError('invalid', message, { [field]: message })
  if (first < EARLIEST) throw refuse('from', 'O período começa cedo demais.')
  if (last > today) throw refuse('to', 'O período não pode terminar depois de hoje.')
  if (first > last) throw refuse('from', 'O período começa depois de terminar.')
  if (countDays(first, last) > MAX_DAYS) throw refuse('from', 'Escolha um período de até três anos.')
  return { from: first, to: last, withStaff: staff === 'in' }
}

/** The period of the same length just before. */
export function periodBefore(period: ViewFilter): ViewFilter {
  const { from, to } = period
  return { ...period, from: addDays(from, -countDays(from, to)), to: addDays(from, -1) }
}
