import { id, z } from '#platform/contract/fields.ts'
import { sum } from './fields.ts'
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
