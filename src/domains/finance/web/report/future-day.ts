import { addMonths } from '#time.ts'

/** What is said of an entry's day that is still to come: entries are what was paid. Undefined for any other. */
export const futureNote = (day: string | null, today: string) =>
  day !== null && day > today ? 'Está no futuro: o que ainda vai ser pago fica em A pagar e a receber.' : undefined

/** What is asked of a day so far ahead that it may be a slip, before it is saved. Undefined for any other. */
export const farQuestion = (day: string | null, today: string) =>
  day !== null && day > addMonths(today, 12)
    ? `O ano é ${day.slice(0, 4)} mesmo? Se estiver certo, salve de novo.`
    : undefined
