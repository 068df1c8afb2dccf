import { dayMonth, dayOf, daysBetween } from '#time.ts'
import type { BudgetRow } from '../../budget-schemas.ts'
import { situationOf } from '../../situation.ts'
import { ENDS_SOON } from '../../waits.ts'

/** Days after which a client who asked for something has waited too long. */
const LATE_DAYS = 3

/** How a quote waits: since when, what ends, and whether that is late. */
export interface WaitText {
  text: string
  note?: string
  isLate?: boolean
}

/** 'hoje', 'ontem', 'há 4 dias'. */
export function agoText(today: string, date: string): string {
  const days = daysBetween(date, today)
  if (days <= 0) return 'hoje'
  return days === 1 ? 'ontem' : `há ${days} dias`
}

/** What the column 'Espera' says of a quote today. */
export function waitText(today: string, { wait, deadline, ...standing }: BudgetRow): WaitText {
  if (!wait) return { text: '' }
  const { due, validity } = wait
  const since = dayOf(wait.since)
  const ago = agoText(today, since)
  const situation = situationOf(standing)
  if (due !== null && due < today) return { text: `parcela ${agoText(today, due)}`, isLate: true }
  switch (situation) {
    case 'change_requested':
      return { text: ago, note: validityText(today, validity), isLate: daysBetween(since, today) >= LATE_DAYS }
    case 'sent':
    case 'seen':
      return { text: ago, note: validityText(today, validity) }
    case 'expired':
      return { text: `venceu em ${dayMonth(validity)}`, ...(wait.renewal && { note: 'pediu nova validade' }) }
    case 'accepted':
    case 'APPROVED':
    case 'DEV':
      if (situation !== 'DEV' && !wait.has_line) return { text: ago }
      if (due === today) return { text: 'parcela hoje' }
      if (deadline < today) return { text: `entrega ${agoText(today, deadline)}`, isLate: true }
      return { text: `entrega ${dayMonth(deadline)}` }
    default:
      return { text: ago }
  }
}

function validityText(today: string, validity: string): string {
  const days = daysBetween(today, validity)
  if (days === 0) return 'vence hoje'
  if (days === 1) return 'vence amanhã'
  return days > 0 && days <= ENDS_SOON ? `vence em ${days} dias` : `vale até ${dayMonth(validity)}`
}
