import type { Program } from '#platform/context.ts'
import { makeSecretToken } from '#platform/http/secret-link.ts'

/** The kind of secret link that a purchase code is. */
export const PURCHASE = 'purchase'

/** A purchase's link is closed by its order, not by another number. */
export const PURCHASE_NUMBER = 0

/** An order's purchase code: derived from the program's key, stored nowhere. It begins with a letter, so it is no user id. */
export const makePurchaseCode = (program: Pick<Program, 'secret'>, order: number) =>
  `c${makeSecretToken(program, { kind: PURCHASE, id: order, number: PURCHASE_NUMBER })}`
