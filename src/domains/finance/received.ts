import { brl } from '#money.ts'

/** What is paid beside an open parcela, in cents. */
export interface Charges {
  fine: number
  interest: number
  /** For an early payment of all that is open. */
  discount: number
}

export const NO_CHARGES: Charges = { fine: 0, interest: 0, discount: 0 }

/** What a parcela comes to with them, in cents. */
export const withCharges = (amount: number, { fine, interest, discount }: Charges) =>
  amount + fine + interest - discount

/**
 * What a sum that came pays of an open parcela, in cents: fine and interest first (Código Civil, art. 354), then what is
 * open; `amount` is paid of that. The discount is for who pays all of it. Undefined where it is more than all, or does not
 * reach beyond fine and interest.
 */
export function allot(came: number, open: number, charges: Charges): (Charges & { amount: number }) | undefined {
  const { fine, interest } = charges
  const most = open + fine + interest
  if (came > most || came <= fine + interest) return undefined
  if (came >= withCharges(open, charges)) return { amount: open, fine, interest, discount: most - came }
  return { amount: came - fine - interest, fine, interest, discount: 0 }
}

/**
 * What of a sum that came is more than all of an open parcela with its fine and interest. A sum up to that asks for the
 * discount where it is less; one beyond does not.
 */
export const beyond = (came: number, open: number, { fine, interest }: Charges) =>
  Math.max(0, came - (open + fine + interest))

/** Why a sum that came is none that `allot` takes. */
export function amountProblem(open: number, { fine, interest }: Charges): string {
  const late = fine + interest
  if (late === 0) return `Em aberto há ${brl(open)}: use no máximo esse valor.`
  return `Com multa e juros são ${brl(open + late)}: use no máximo esse valor, e mais do que ${brl(late)}, que são multa e juros, ou deixe-os de fora.`
}

interface Came {
  /** Cents. */
  came: number
  open: number
  charges: Charges
  /** Whether what is more pays another parcela. */
  carries: boolean
  /** Whether what is more than all that is open is an entry by itself. */
  books_excess: boolean
  /** The first other one that is open: 'parcela 3'; undefined where there is none. */
  next: string | undefined
}

/** Why a sum cannot have come of a parcela, with the offer of where the excess may go; undefined where it can. */
export function cameProblem({ came, open, charges, carries, books_excess, next }: Came): string | undefined {
  const rest = beyond(came, open, charges)
  if ((rest > 0 && (next ? carries : books_excess)) || allot(came, open, charges)) return undefined
  const offer = next ? `vai para a ${next}` : 'entra à parte'
  return `${amountProblem(open, charges)}${rest > 0 ? ` Ou marque que o que passa ${offer}.` : ''}`
}
