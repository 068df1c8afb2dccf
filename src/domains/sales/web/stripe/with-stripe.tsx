import type { ReactNode } from 'react'
import type { CardDriver } from '../parts/card-driver.ts'
import { confirmPayment } from './confirm-payment.ts'
import { CARD_FIELDS, CardElements } from './elements.tsx'
import { useElements } from './use-elements.ts'

interface WithStripeProps {
  publishableKey: string
  layout: keyof typeof CARD_FIELDS
  children: (card: CardDriver) => ReactNode
}

/** A form whose card fields are Stripe's own: what is typed in them never reaches this page, nor its server. */
export function WithStripe({ publishableKey, layout, children }: WithStripeProps) {
  const { state, problems, focus, retry, confirm } = useElements(publishableKey, CARD_FIELDS[layout])
  return children({
    fields: (failureOf) => <CardElements layout={layout} state={state} failureOf={failureOf} onRetry={retry} />,
    isReady: state === 'ready',
    check: problems,
    focus,
    pay: (token_sale) => confirmPayment(token_sale, confirm),
  })
}
