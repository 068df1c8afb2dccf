import type { Program } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { addDays, countDays, dayOf } from '#time.ts'
import type { Period } from '../contract.ts'
import type { Counted } from './counts.ts'

/** Days of a period at most: three years. */
const LONGEST = 1100
/** Days of a period where only one end is said, or none. */
const USUAL = 30
/** Nothing was counted before. */
const EARLIEST = '2000-01-01'

/** The period asked for. Throws 422 where it is none. */
export function choosePeriod({ clock }: Pick<Program, 'clock'>, { from, to, staff }: Period): Counted {
  const today = dayOf(clock.now())
  const last = to ?? today
  const first = from ?? addDays(last, 1 - USUAL)
  const refuse = (field: 'from' | 'to', message: string) => new AppError('invalid', message, { [field]: message })
  if (first < EARLIEST) throw refuse('from', 'O período começa cedo demais.')
  if (last > today) throw refuse('to', 'O período não pode terminar depois de hoje.')
  if (first > last) throw refuse('from', 'O período começa depois de terminar.')
  if (countDays(first, last) > LONGEST) throw refuse('from', 'Escolha um período de até três anos.')
  return { from: first, to: last, withStaff: staff === 'in' }
}

/** As many days right before. */
export function periodBefore(counted: Counted): Counted {
  const { from, to } = counted
  return { ...counted, from: addDays(from, -countDays(from, to)), to: addDays(from, -1) }
}
