import { privateCall } from '#platform/contract/call.ts'
import { done, id, z } from '#platform/contract/fields.ts'
import { owner, sum } from './fields.ts'
import { MAX_DESCRIPTION, TYPES } from './finance.ts'
import { OtherSide } from './sides-contract.ts'

/** What is open and may be paid by a line. */
export const OpenMatch = z.object({
  kind: z.enum(['bill', 'installment', 'order']),
  id,
  description: z.string(),
  due: z.string(),
  to: z.string(),
})

export type OpenMatch = z.infer<typeof OpenMatch>

/** What is proposed for a line. */
export const Proposal = z.object({
  /** Whether it is taken without asking. Else the line waits for an answer, and is neither added nor left out meanwhile. */
  certain: z.boolean(),
  do: z.enum(['add', 'match']),
  /** With 'match': the entry that the line is, or what it pays. */
  match: z.object({ kind: z.enum(['bill', 'installment', 'order', 'report']), id }).nullable(),
  /** By the rules, or by how such a line was categorised before; '' where nothing is known. */
  category: z.string(),
  transfer: z.boolean(),
  /** Why it is certain, or what is asked, in words. */
  reason: z.string(),
  /** Of a transfer: the entry of another account that is, or may be, its other side, which it is linked with. */
  other: OtherSide.nullable(),
  /** Of a transfer whose other side is a line of the same file: that line. */
  mate: z.object({ line: z.int(), date: z.string(), description: z.string(), account: z.string() }).optional(),
  /** The entry that it is or may be. */
  like: z
    .object({
      id,
      date: z.string(),
      description: z.string(),
      /** Whether it is in the account already, so that linking it does not change the balance. */
      counted: z.boolean(),
      /** The name of the other account that it is in: said to be the line, it moves to the line's. */
      account: z.string().optional(),
    })
    .nullable(),
})
export type Proposal = z.infer<typeof Proposal>

/** A line that was imported before and does not come in again, unless the person says that it is another one. */
export const KnownLine = z.object({
  line: z.int(),
  account: z.int(),
  date: z.string(),
  description: z.string().max(MAX_DESCRIPTION),
  amount: sum,
  type: z.enum(TYPES),
  /** The statement that brought it. */
  reason: z.string(),
})
export type KnownLine = z.infer<typeof KnownLine>

/** Records that one search for what a line is answers. */
export const MAX_LINKABLE = 20

/** What is in the ledger with the value of a line, and what the line may be said to be. */
export const Linkable = z.object({
  kind: z.enum(['bill', 'installment', 'order', 'report']),
  id,
  description: z.string(),
  /** Of the entry, or on which it is due. */
  day: z.string(),
  /** See `Proposal.like`. */
  counted: z.boolean(),
  account: z.string().optional(),
})
export type Linkable = z.infer<typeof Linkable>

/** Lines that one answer holds. */
export const MAX_DOUBTFUL = 200

/**
 * What somebody answers about a doubtful line. `same`: it is the entry that it looks like. `pays`: it pays something
 * open. `transfer`: a new entry, as a transfer, linked with its other side where there is one. `add`: a new entry.
 * `drop`: none is wanted.
 */
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
