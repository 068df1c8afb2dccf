import { AppError } from '#platform/errors.ts'
import { SANDBOX_CARDS, type SandboxToken } from '../sandbox-card.ts'
import type { Gateway, Outcome } from './gateway.ts'

const OUTCOMES: Readonly<Record<SandboxToken, Omit<Outcome, 'reference'>>> = {
  sandbox_passes: { kind: 'paid' },
  sandbox_declined: { kind: 'declined', message: 'O cartão foi recusado. Confira os dados ou use outro.' },
  sandbox_second_step: { kind: 'waiting' },
  sandbox_confirmed: { kind: 'paid' },
  sandbox_refused: {
    kind: 'declined',
    message: 'A segunda etapa não foi confirmada. Tente de novo ou use outro cartão.',
  },
}

/** Tokens that only a card has. */
const CARDS: readonly (string | undefined)[] = SANDBOX_CARDS.map(({ token }) => token)

/** Test cards: no money moves. */
export const sandbox: Gateway = {
  name: 'sandbox',
  begins(order, card) {
    if (card === undefined)
      throw new AppError('invalid', 'Use um dos cartões de teste.', { card: 'Use um dos cartões de teste.' })
    if (CARDS.includes(card)) return true
    if (order.state !== 'awaiting' || order.driver !== 'sandbox')
      throw new AppError('no-second-step', 'Não há pagamento à espera da segunda etapa.')
    return false
  },
  async pay(_, { id, attempt }, card) {
    return { ...OUTCOMES[card!], reference: `sandbox-${id}-${attempt}` }
  },
  async ask(_, { reference }) {
    return { kind: 'waiting', reference }
  },
  refundsItself: true,
  async refund() {},
}
