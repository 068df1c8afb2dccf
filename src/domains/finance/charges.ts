import type { Rates } from '#domains/site/billing.ts'
import { timesOver } from '#money.ts'
import { addDays, daysBetween } from '#time.ts'
import { type Charges, NO_CHARGES } from './received.ts'

/** An open parcela. */
interface Open {
  /** YYYY-MM-DD. */
  due: string
  /** Cents. */
  amount: number
  /** The day up to which fine and interest were received with a part that was paid; null while none were. */
  charged_until: string | null
}

/** The firm's rates with those that were agreed upon for a parcela's quote, null where none were. */
export const ratesOf = (
  { late_fine, late_interest }: { late_fine: number | null; late_interest: number | null },
  firm: Rates,
): Rates => ({ ...firm, lateFine: late_fine ?? firm.lateFine, lateInterest: late_interest ?? firm.lateInterest })

/** Percents are counted in hundredths. */
const share = (amount: number, percent: number, times = 1, of = 1) =>
  timesOver(amount, Math.round(percent * 100) * times, 10_000 * of)

/**
 * What is paid beside an open parcela on a day, in whole cents with halves up:
 *
 *   fine      open × fine %, once, from the day after it was due. At most 2 % (Código de Defesa do Consumidor, Lei
 *             8.078/1990, art. 52, § 1º).
 *   interest  open × interest % × days ÷ 30: simple, pro rata die, without interest on interest, for each day after it was
 *             due (Código Civil, arts. 394, 406 and 407), 1 % a month unless the firm or the quote says otherwise.
 *   discount  open × discount %, up to so many days before it is due; at least a cent is left.
 *
 * Both are of what is still open: where a part was paid with its fine and interest, its rest has no second fine, and
 * interest from that day on.
 */
export function chargesOn(day: string, { due, amount, charged_until }: Open, rates: Rates): Charges {
  if (day <= due) {
    const isEarly = day <= addDays(due, -rates.earlyDays)
    return { ...NO_CHARGES, discount: isEarly ? Math.min(share(amount, rates.earlyDiscount), amount - 1) : 0 }
  }
  const from = charged_until && charged_until > due ? charged_until : due
  return {
    fine: charged_until === null ? share(amount, rates.lateFine) : 0,
    interest: share(amount, rates.lateInterest, Math.max(0, daysBetween(from, day)), 30),
    discount: 0,
  }
}
