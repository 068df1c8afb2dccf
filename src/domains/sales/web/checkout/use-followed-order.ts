import { useEffect } from 'react'
import { api } from '#client/api.ts'
import type { BuyerOrder } from '../../contract.ts'
import { isPayable } from '../../order.ts'

/** Milliseconds between two looks at an order that is not paid yet. */
const PAUSE = 4_000

/**
 * Follows an order while its page is seen: somebody else confirms a Pix. By asking, since a visitor has no session that
 * the stream of events could be opened for. A failed call is repeated at the next look.
 */
export function useFollowedOrder({ token_sale, state }: BuyerOrder, onOrder: (order: BuyerOrder) => void) {
  const isFollowed = isPayable(state)
  useEffect(() => {
    if (!isFollowed) return
    const controller = new AbortController()
    const look = () => {
      if (document.visibilityState === 'hidden') return
      api.sales.state({ token_sale }, { signal: controller.signal }).then(
        ({ data }) => onOrder(data),
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
  }, [isFollowed, token_sale, onOrder])
}
