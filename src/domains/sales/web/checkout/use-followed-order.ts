import { useEffect, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { isPayable } from '../../order.ts'
import type { BuyerOrder } from '../../sale-schemas.ts'

/** Milliseconds between two looks at an order that is not paid yet. */
const PAUSE = 4_000

/**
 * Follows an order while its page is seen: somebody else confirms a Pix. By asking, since a visitor has no session that
 * the stream of events could be opened for. A failed call is repeated at the next look. Of a payment by Stripe, which may
 * have been made in a tab that was closed, Stripe is asked first.
 */
export function useFollowedOrder(order: BuyerOrder, onOrder: (order: BuyerOrder) => void) {
  const { token_sale, state, driver } = order
  const isFollowed = isPayable(state)
  const [mayBePaid] = useState(state === 'awaiting' && driver === 'stripe')
  useEffect(() => {
    if (mayBePaid)
      api.sales.check({ token_sale }).then(
        ({ data }) => onOrder(data),
        () => undefined,
      )
  }, [mayBePaid, token_sale, onOrder])
  useEffect(() => {
    if (!isFollowed) return
    const controller = new AbortController()
    const look = () => {
      if (document.visibilityState === 'hidden') return
      api.sales.state({ token_sale }, { signal: controller.signal }).then(
        ({ data }) => {
          // A payment by other means is one that this page has begun: its form, which stays until then, says what came of it.
          if (data.driver === driver || !isPayable(data.state)) onOrder(data)
        },
        () => undefined,
      )
    }
    const timer = setInterval(look, PAUSE)
    document.addEventListener('visibilitychange', look)
    return () => {
      controller.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isFollowed, token_sale, driver, onOrder])
}
