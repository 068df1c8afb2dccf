import type { Context } from '../context.ts'
import type { Limit } from './limits.ts'

type Counted = Pick<Context, 'limits' | 'network'>

/**
 * How often one network may send what reaches somebody else, such as a message or an e-mail, without an account: 5 times in
 * 10 minutes, and 20 times in a day. Its counters are `name` and `…Day`.
 */
export function visitorShare(name: string) {
  const shares: readonly Limit[] = [
    { name, points: 5, duration: 10 * 60, stored: true },
    { name: `${name}Day`, points: 20, duration: 24 * 60 * 60, stored: true },
  ]
  return {
    /** Counts one. Throws 429. */
    async spend({ limits, network }: Counted) {
      for (const share of shares) await limits.spend(share, network)
    },
    /** Takes one back. */
    async refund({ limits, network }: Counted) {
      for (const share of shares) await limits.refund(share, network)
    },
  }
}
