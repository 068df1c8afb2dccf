import type { Selectable } from 'kysely'
import type { Program } from '#platform/context.ts'
import type { Orders } from '#platform/db/tables.gen.ts'
import type { Driver } from '../order.ts'
import type { PayInput } from '../sale-schemas.ts'

export type OrderRow = Selectable<Orders>

/** What came of a payment. */
export interface Outcome {
  /** 'waiting': the buyer has to act, by a second step with the card's provider or by the transfer of a Pix. */
  kind: 'paid' | 'declined' | 'waiting' | 'refunded'
  /** Its id with the provider; '' where it has none. */
  reference: string
  /** Why it was declined, in Portuguese. */
  message?: string
  /** Cents that came, where the provider says so. */
  amount?: number
  /** What the browser confirms the payment with, at the provider. Stored nowhere. */
  clientSecret?: string
}

/** A way to be paid. Calls to a provider are made outside of transactions, and may be repeated for the same order. */
export interface Gateway {
  name: Driver
  /** Whether what the browser sent begins a new payment; false where it goes on with the one that waits. Throws 409, 422. */
  begins(order: OrderRow, card: PayInput['card']): boolean
  /** Begins a payment, or goes on with it. Throws 503 where the provider does not answer: the order then waits. */
  pay(program: Program, order: OrderRow, card: PayInput['card']): Promise<Outcome>
  /** What the provider knows of the order's last payment. Throws 503 where the provider does not answer. */
  ask(program: Program, order: OrderRow): Promise<Outcome>
  /** Whether `refund` returns the money; false where staff do it at the bank. */
  refundsItself: boolean
  /** Returns the whole amount. Throws 503 where the provider does not answer. */
  refund(program: Program, order: OrderRow): Promise<void>
}
