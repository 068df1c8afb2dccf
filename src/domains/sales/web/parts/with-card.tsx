import type { ReactNode } from 'react'
import type { Payments } from '../../sale-schemas.ts'
import { WithStripe } from '../stripe/with-stripe.tsx'
import type { CardDriver } from './card-driver.ts'
import { sandboxDriver } from './sandbox-driver.tsx'

interface WithCardProps {
  payments: Payments
  /** Under Stripe: a field each for number, expiry and CVV, or one for all. */
  layout: 'split' | 'single'
  /** The form; its card is null where none can be taken. */
  children: (card: CardDriver | null) => ReactNode
}

/** A form with the card driver that is configured. */
export function WithCard({ payments: { card, stripe_key }, layout, children }: WithCardProps) {
  if (card === 'stripe' && stripe_key !== null)
    return (
      <WithStripe publishableKey={stripe_key} layout={layout}>
        {children}
      </WithStripe>
    )
  return children(card === 'sandbox' ? sandboxDriver : null)
}
