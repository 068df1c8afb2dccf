import { MAX_DESCRIPTION, occurrence } from './finance.ts'

/** Bills that a purchase in installments is, at most. */
export const MAX_INSTALLMENTS = 60

interface Bill {
  description: string
  /** Cents. */
  amount: number
  /** YYYY-MM-DD. */
  due: string
}

/**
 * The bills of a purchase that is paid in so many: one a month from its day on, each of the same sum, the first with the cents
 * that are left. They bear their number: 'Impressora, parcela 1 de 3'. One alone stays as it is.
 */
export function inInstallments<Whole extends Bill>(whole: Whole, count: number): Whole[] {
  if (count === 1) return [whole]
  const each = Math.floor(whole.amount / count)
  return Array.from({ length: count }, (_, index) => {
    const number = `, parcela ${index + 1} de ${count}`
    const name = whole.description
      .slice(0, MAX_DESCRIPTION - number.length)
      .toWellFormed()
      .trimEnd()
    return {
      ...whole,
      description: name + number,
      amount: index === 0 ? whole.amount - each * (count - 1) : each,
      due: occurrence(whole.due, 'monthly', index),
    }
  })
}
