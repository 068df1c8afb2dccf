import { privateCall } from '#platform/contract/call.ts'
import { done, id, queryId, z } from '#platform/contract/fields.ts'

/** An entry of another account, as the other side of a transfer. */
export const OtherSide = z.object({
  id,
  date: z.string(),
  description: z.string(),
  /** Name of its account. */
  account: z.string(),
})
export type OtherSide = z.infer<typeof OtherSide>

/** Other sides that an entry is offered. */
export const MAX_SIDES = 8

/** The two sides of a transfer between own accounts, which are two entries. */
export const sidesContract = {
  otherSides: privateCall
    .route({
      method: 'GET',
      path: '/finance/report/other-sides',
      summary: 'Lista as transações de outras contas que podem ser o outro lado de uma transferência',
    })
    .input(z.object({ id: queryId }))
    .output(z.object({ data: z.array(OtherSide).max(MAX_SIDES) })),
  /** Both count neither as income nor as expense from then on. Throws 422 where they are not two sides of one transfer. */
  link: privateCall
    .meta({ fails: ['entry-of-payment', 'transfer-linked'] })
    .route({ method: 'POST', path: '/finance/report/link', summary: 'Liga os dois lados de uma transferência' })
    .input(z.object({ id, other_id: id }))
    .output(done),
  /** Those that counted before they were linked count again. */
  unlink: privateCall
    .route({ method: 'POST', path: '/finance/report/unlink', summary: 'Separa os dois lados de uma transferência' })
    .input(z.object({ id }))
    .output(done),
}
