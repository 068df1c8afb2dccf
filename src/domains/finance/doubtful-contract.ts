import { privateCall } from '#platform/contract/call.ts'
import { done, id, z } from '#platform/contract/fields.ts'
import { owner, sum } from './fields.ts'
import { MAX_DESCRIPTION, TYPES } from './finance.ts'
import { OpenMatch } from './proposal-contract.ts'
import { OtherSide } from './sides-contract.ts'

/** Lines that one answer holds. */
export const MAX_DOUBTFUL = 200

/** What a line may be that was asked about: the entry that it looks like, the payment of something open, one of its own, that as a transfer (linked with its other side where there is one), or none that is wanted. */
export const DOUBT_ANSWERS = ['same', 'pays', 'transfer', 'add', 'drop'] as const
export type DoubtAnswer = (typeof DOUBT_ANSWERS)[number]

/** A line of a statement that an import has asked about and nobody has answered. */
export const DoubtfulLine = z.object({
  id,
  date: z.string(),
  description: z.string().max(MAX_DESCRIPTION),
  amount: sum,
  type: z.enum(TYPES),
  /** The account's name, and the file it came in. */
  account: z.string(),
  file_name: z.string(),
  /** The entry it looks like; null where that is gone. */
  like: z.object({ date: z.string(), description: z.string() }).nullable(),
  /** The entry of another account that may be its other side; null without one. */
  other: OtherSide.nullable(),
  /** What is asked, in words; '' of one from before reasons were kept. */
  reason: z.string(),
  /** What is open with the same amount by now, the best first. */
  matches: z.array(OpenMatch),
})
export type DoubtfulLine = z.infer<typeof DoubtfulLine>

export const doubtfulContract = {
  list: privateCall
    .route({
      method: 'GET',
      path: '/finance/import/doubtful',
      summary: 'Lista as linhas de extratos que ficaram em dúvida, as mais antigas primeiro',
    })
    .input(owner)
    .output(z.object({ data: z.array(DoubtfulLine).max(MAX_DOUBTFUL) })),
  /** Throws 404 where it is settled already. */
  settle: privateCall
    .route({
      method: 'POST',
      path: '/finance/import/doubtful',
      summary:
        'Diz o que é uma linha em dúvida: a transação parecida, um pagamento, uma transferência, outra, ou nenhuma',
    })
    .meta({ fails: ['bill-paid', 'installment-paid', 'order-not-awaiting'] })
    .input(
      z.object({
        id,
        answer: z.enum(DOUBT_ANSWERS),
        /** With 'pays': what. */ pays: OpenMatch.pick({ kind: true, id: true }).optional(),
      }),
    )
    .output(done),
}
