import { addDays } from '#time.ts'
import type { State, Status } from './budget.ts'
import { type Situation, situationOf } from './situation.ts'

/** Who is waited for with a quote, in the order of the list. */
export const WAITS = ['us', 'client', 'going', 'closed'] as const
export type Waits = (typeof WAITS)[number]

export const WAIT_LABELS: Readonly<Record<Waits, string>> = {
  us: 'Espera por nós',
  client: 'Espera pelo cliente',
  going: 'Em andamento',
  closed: 'Fechados',
}

interface Standing {
  status: Status
  state: State
  /** Whether its production line has begun. */
  has_line: boolean
}

const WAITS_OF: Readonly<Record<Exclude<Situation, 'accepted' | 'APPROVED'>, Waits>> = {
  draft: 'us',
  change_requested: 'us',
  sent: 'client',
  seen: 'client',
  DEV: 'going',
  FINALIZED: 'closed',
  refused: 'closed',
  expired: 'closed',
}

/** Who is waited for: an approved quote waits for us until its line has begun. */
export function waitsFor({ has_line, ...standing }: Standing): Waits {
  const situation = situationOf(standing)
  if (situation === 'accepted' || situation === 'APPROVED') return has_line ? 'going' : 'us'
  return WAITS_OF[situation]
}

/** The next step with a quote, as a verb. */
export const STEPS = {
  send: 'Enviar',
  send_draft: 'Enviar a versão nova',
  answer: 'Responder',
  remind: 'Lembrar',
  send_again: 'Enviar de novo',
  extend: 'Estender prazo',
  renew: 'Renovar',
  begin: 'Começar o quadro',
  receive: 'Receber',
  charge: 'Cobrar',
  board: 'Ver o quadro',
  open: 'Abrir',
  copy: 'Duplicar',
} as const
export type Step = keyof typeof STEPS

/** Days before the end of its validity from which that is what an unanswered quote needs. */
export const ENDS_SOON = 7

interface Stepping extends Standing {
  /** Whether a draft of the next version stands beside what the client has. */
  draft: boolean
  /** YYYY-MM-DD. */
  validity: string
  /** When the next open parcela is due, YYYY-MM-DD; null without one. */
  due: string | null
  /** Whether the caller may open its line. */
  has_board: boolean
  /** Whether lines can begin: there are boards. */
  begins: boolean
}

/** The one step that brings a quote on, today. */
export function nextStep(today: string, quote: Stepping): Step {
  const { draft, validity, due, has_line, has_board, begins } = quote
  const situation = situationOf(quote)
  const isDue = due !== null && due <= today
  switch (situation) {
    case 'draft':
      return 'send'
    case 'change_requested':
      return draft ? 'send_draft' : 'answer'
    case 'sent':
    case 'seen':
      if (draft) return 'send_draft'
      if (validity <= addDays(today, ENDS_SOON)) return 'extend'
      return situation === 'sent' ? 'send_again' : 'remind'
    case 'expired':
      return 'renew'
    case 'refused':
      return 'copy'
    default:
      if (situation !== 'FINALIZED' && situation !== 'DEV' && !has_line && begins) return 'begin'
      if (isDue) return due < today ? 'charge' : 'receive'
      if (situation === 'FINALIZED') return 'copy'
      return has_board && begins ? 'board' : 'open'
  }
}
