import type { ReactNode } from 'react'
import type { Problems } from '#ui/public-form/use-public-form.ts'
import type { BuyerOrder } from '../../sale-schemas.ts'

/** How a form takes a card: what the configured payment driver brings to it. */
export interface CardDriver {
  /** The card's fields; `failureOf` gives a field's error text by its id. */
  fields: (failureOf: (id: string) => string | undefined) => ReactNode
  /** Whether they can be filled in: a provider's own ones have to be loaded. */
  isReady: boolean
  /** What is wrong with the card, by the ids of the fields. */
  check: (form: HTMLFormElement) => Problems
  /** Focuses a field that is no control of the form. */
  focus?: (id: string) => void
  /** Pays an order with the card. Resolves to the order after it; throws `Erro: …` where the card was refused. */
  pay: (token_sale: string, form: HTMLFormElement) => Promise<BuyerOrder>
}
