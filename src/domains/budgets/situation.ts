import { STATES, STATUSES, type State, type Status } from './budget.ts'

/** How a quote stands, as the Portuguese interface says it in one word, in the order in which they follow each other. */
export const SITUATIONS = [
  'draft',
  'sent',
  'seen',
  'change_requested',
  'accepted',
  'APPROVED',
  'DEV',
  'FINALIZED',
  'refused',
  'expired',
] as const satisfies (State | Status)[]
export type Situation = (typeof SITUATIONS)[number]

export const SITUATION_LABELS: Readonly<Record<Situation, string>> = {
  draft: 'Rascunho',
  sent: 'Enviado',
  seen: 'Visto',
  change_requested: 'Mudança pedida',
  accepted: 'Aceito',
  APPROVED: 'Aprovado',
  DEV: 'Em desenvolvimento',
  FINALIZED: 'Concluído',
  refused: 'Recusado',
  expired: 'Vencido',
}

/** The state of the work and where a quote stands with its client. */
interface Standing {
  status: Status
  state: State
}

/** What the two come to: an answer that asks something of the firm first, then the work, then what the client did. */
export function situationOf({ status, state }: Standing): Situation {
  if (state === 'change_requested' || state === 'refused') return state
  if (status === 'FINALIZED' || status === 'DEV') return status
  if (state === 'accepted') return state
  return status === 'APPROVED' ? status : state
}

/** What comes to a situation. */
export const standingsOf = (situation: Situation): Standing[] =>
  STATUSES.flatMap((status) => STATES.map((state) => ({ status, state }))).filter(
    (standing) => situationOf(standing) === situation,
  )
