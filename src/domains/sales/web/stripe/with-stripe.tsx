import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { api } from '#client/calls/api.ts'
import { isApiError } from '#client/calls/failures.ts'
import type { BuyerOrder } from '../../sale-schemas.ts'
import type { CardDriver } from '../parts/card-driver.ts'
import { beginCard, Declined } from '../parts/payment.ts'
import { CARD_FIELDS, CardElements } from './elements.tsx'
import { useElements } from './use-elements.ts'

interface WithStripeProps {
  publishableKey: string
  layout: keyof typeof CARD_FIELDS
  children: (card: CardDriver) => ReactNode
}

/** A form whose card fields are Stripe's own: what is typed in them never reaches this page, nor its server. */
export function WithStripe({ publishableKey, layout, children }: WithStripeProps) {
  const router = useRouter()
  const { state, problems, focus, retry, confirm } = useElements(publishableKey, CARD_FIELDS[layout])
  return children({
    fields: (failureOf) => <CardElements layout={layout} state={state} failureOf={failureOf} onRetry={retry} />,
    isReady: state === 'ready',
    // Sent before the fields were there: they are loaded when somebody is about to act.
    check: () => (state === 'ready' ? problems() : { [CARD_FIELDS[layout][0]!.id]: STATES[state] }),
    focus,
    async pay(token_sale) {
      try {
        return await confirmPayment(token_sale, { publishableKey, confirm })
      } catch (failure) {
        // Other fields take the place of these, which are of an account that is gone.
        if (isApiError(failure) && failure.data?.code === 'card-account-changed') await router.invalidate()
        throw failure
      }
    },
  })
}

/** What is said of the card until it can be typed. */
const STATES = {
  loading: 'Os campos do cartão ainda estão carregando. Tente em instantes.',
  failed: 'Sem os campos do cartão não dá para pagar com ele.',
  ready: '',
} as const

/**
 * Pays an order with the card in Stripe's fields: our server begins the payment, the browser confirms it with Stripe, and
 * our server asks Stripe what came of it. Throws `Erro: …` where the card was refused.
 * `confirm`: second step included; resolves to why it was refused, if it was.
 */
async function confirmPayment(
  token_sale: string,
  {
    publishableKey,
    confirm,
  }: { publishableKey: string; confirm: (clientSecret: string) => Promise<string | undefined> },
): Promise<BuyerOrder> {
  const { order, clientSecret } = await beginCard(token_sale, publishableKey)
  if (clientSecret === undefined) return order
  const refusal = await confirm(clientSecret)
  const checked = await check(token_sale)
  // Another tab may have paid: then the refusal is not of the order.
  if (refusal !== undefined && !checked?.purchase) throw new Declined(refusal)
  return checked ?? order
}

/** The order as Stripe says; undefined where our server does not answer, which it will find out by itself. */
const check = (token_sale: string) =>
  api.sales.check({ token_sale }).then(
    ({ data }) => data,
    () => undefined,
  )
