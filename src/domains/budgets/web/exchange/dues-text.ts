import type { Rates } from '#domains/site/billing.ts'
import { addDays, day } from '#time.ts'
import { listText } from '#ui/formats.ts'
import type { DueRule } from '../../exchange-schemas.ts'

interface Accepted {
  /** The day of the acceptance. */
  on: string
  today: string
  rates: Pick<Rates, 'lateFine' | 'lateInterest'>
}

/** When the parcelas of a quote that was accepted on a day are due, and which are late by now. */
export function duesText(terms: readonly DueRule[], { on, today, rates }: Accepted): string {
  const dues = terms.map(({ due, days }) => (days === null ? (due ?? on) : addDays(on, days)))
  const late = dues.filter((due) => due < today).length
  const charged = late > 0 ? chargedText(rates) : ''
  if (dues.length === 1)
    return `A parcela vence em ${day(dues[0]!)}${late ? ', já vencida' : ''}${charged && `: ${charged}`}.`
  const days = dues.map((due) => `${day(due)}${due < today ? ' (já vencida)' : ''}`)
  return `As parcelas vencem em ${listText(days)}.${charged && ` ${late === 1 ? 'Na vencida' : 'Nas vencidas'}, ${charged}.`}`
}

/** '' where nothing is charged. */
function chargedText({ lateFine, lateInterest }: Accepted['rates']): string {
  if (lateFine > 0 && lateInterest > 0) return 'multa e juros contam'
  if (lateFine > 0) return 'a multa conta'
  return lateInterest > 0 ? 'os juros contam' : ''
}
