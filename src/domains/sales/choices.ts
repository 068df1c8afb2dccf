import type { Offer } from './sale-schemas.ts'

/** What can be chosen in an order: a plan with the product, or the product alone. */
export interface Choice {
  /** The plan's key; '' for the product alone. */
  key: Offer['plans'][number]['key'] | ''
  name: string
  /** Reais for the first month; 0 without a plan. */
  price: number
  features: readonly string[]
}

const ALONE: Choice = { key: '', name: 'Sem plano', price: 0, features: ['Só o produto, uma vez.'] }

/**
 * The choices of an offer, the first of which is the default; none where a plan is required and there are none yet.
 * Without its plan nothing would be charged for a free product.
 */
export function choicesOf({ plan, plans, value }: Offer): readonly Choice[] {
  if (plan === 'none') return [ALONE]
  return plan === 'optional' && value > 0 ? [ALONE, ...plans] : plans
}

/** The choice with that key; the default where there is none. */
export const findChoice = (choices: readonly Choice[], key: string | undefined) =>
  choices.find((choice) => choice.key === key) ?? choices[0]
