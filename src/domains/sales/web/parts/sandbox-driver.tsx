import type { CardDriver } from './card-driver.ts'
import { CardFields, checkCard, toTestToken } from './card-fields.tsx'
import { pay } from './payment.ts'

/** The test cards of the payment sandbox. */
export const sandboxDriver: CardDriver = {
  fields: (failureOf) => <CardFields failureOf={failureOf} />,
  isReady: true,
  check: checkCard,
  async pay(token_sale, form) {
    const card = toTestToken(form)
    if (!card) throw new Error('An unchecked card')
    return pay(token_sale, { means: 'card', card })
  },
}
