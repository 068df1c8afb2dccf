import { RECEIPT_KINDS } from '#fiscal/receipt.ts'
import { privateCall } from '#platform/contract/call.ts'
import { done, id, queryId, z } from '#platform/contract/fields.ts'
import { describeFile, describeForm, fileAnswer } from '#platform/contract/files.ts'
import { BillFields } from './bills-contract.ts'
import { owner, sum } from './fields.ts'
import { MAX_CATEGORY, MAX_FILE_SIZE, TYPES } from './finance.ts'
import { ReportFields } from './reports-contract.ts'

/** Receipts that one answer holds, and entries that lack one. */
export const MAX_INBOX = 200
/** Bills that one receipt may become. */
const MAX_BILLS = 60

/** What a receipt may belong to. */
export const MATCH_KINDS = ['report', 'bill'] as const
const Match = z.object({ kind: z.enum(MATCH_KINDS), /** The entry's or the bill's. */ id })
export type Match = z.infer<typeof Match>

/** An entry or an open bill that a receipt may belong to. */
export const Offer = Match.extend({
  description: z.string(),
  /** Its day, or when the bill is due. */
  date: z.string(),
  amount: sum,
  type: z.enum(TYPES),
  /** Why it is offered, in words. */
  reason: z.string(),
})
export type Offer = z.infer<typeof Offer>

/** A receipt that waits for its entry, with what its file says; '' and null where it does not. */
export const WaitingReceipt = z.object({
  id,
  name: z.string(),
  /** Bytes. */
  size: z.int().nonnegative(),
  id_user: id,
  /** Name of whose ledger it waits in. */
  owner: z.string(),
  /** YYYY-MM-DD. */
  received: z.string(),
  kind: z.enum(RECEIPT_KINDS),
  access_key: z.string(),
  supplier: z.string(),
  /** CNPJ or CPF, digits alone. */
  supplier_tax_id: z.string(),
  number: z.string(),
  /** When it was issued, YYYY-MM-DD. */
  date: z.string().nullable(),
  amount: sum.nullable(),
  items: z.array(z.object({ description: z.string(), quantity: z.string(), amount: sum })),
  /** Its parts that are due on days of their own (duplicatas). */
  due: z.array(z.object({ number: z.string(), date: z.string(), amount: sum })),
  /** Whether the file has a signature, which is not verified. */
  is_signed: z.boolean(),
  /** Whether it was issued for trial, without fiscal value. */
  is_trial: z.boolean(),
  /** Digits of a boleto's linha digitável. */
  pay_line: z.string(),
  /** Of an event: what happened to which nota, and where that is, for people: 'Cancelamento', 'A nota está em “Filamento”.' */
  event: z.object({ name: z.string(), access_key: z.string(), whereabouts: z.string() }).nullable(),
  /** What it may belong to, the likeliest first; three at most. */
  offers: z.array(Offer),
  /** The category that the supplier's entries have had; '' where there were none. */
  category: z.string(),
})
export type WaitingReceipt = z.infer<typeof WaitingReceipt>

/** An entry whose category wants a receipt, and which has none. */
export const LackingEntry = z.object({
  id,
  date: z.string(),
  description: z.string(),
  amount: sum,
  type: z.enum(TYPES),
  category: z.string(),
})
export type LackingEntry = z.infer<typeof LackingEntry>

const key = z.object({ /** The receipt's. */ id })

/** Receipts that come before their entry is known. */
export const inboxContract = {
  list: privateCall
    .route({
      method: 'GET',
      path: '/finance/receipts',
      summary: 'Lista os comprovantes que esperam a sua transação, e as transações que esperam o seu comprovante',
    })
    .input(owner)
    .output(
      z.object({
        /** The oldest first. */
        data: z.array(WaitingReceipt).max(MAX_INBOX),
        /** The latest first, of the last twelve months. */
        lacking: z.array(LackingEntry).max(MAX_INBOX),
        /** All of them. */
        lacking_count: z.int().nonnegative(),
        /** The categories whose entries are to have a receipt. */
        wanted: z.array(z.string()),
      }),
    ),
  /**
   * A form with `file`, and with `id_user` where it is for another's ledger. What the file says is read; nothing in it is
   * executed or fetched. A file that cannot be read is kept all the same.
   */
  receive: privateCall
    .meta({
      access: 'staff',
      changesPages: false,
      raw: true,
      bodyLimit: MAX_FILE_SIZE + 64 * 1024,
      fails: ['receipt-known'],
    })
    .route({
      method: 'POST',
      path: '/finance/receipts/new',
      summary: 'Recebe um comprovante e lê o que ele diz',
      inputStructure: 'detailed',
      spec: describeForm({ file: { type: 'string', format: 'binary' }, id_user: { type: 'string' } }),
    })
    .output(z.object({ result: z.literal(true), data: WaitingReceipt })),
  fetch: privateCall
    .route({
      method: 'GET',
      path: '/finance/receipts/get-file',
      summary: 'Baixa um comprovante que espera a sua transação',
      outputStructure: 'detailed',
      spec: describeFile,
    })
    .input(z.object({ id: queryId }))
    .output(fileAnswer),
  /** Says what a receipt belongs to, once. Throws 404 where it is settled already, 422 where the entry has ten. */
  settle: privateCall
    .meta({ fails: ['bill-paid'] })
    .route({
      method: 'POST',
      path: '/finance/receipts/settle',
      summary: 'Junta um comprovante à sua transação ou conta, ou faz a transação ou as contas dele',
    })
    .input(
      key.extend({
        /** One of these. */
        to: z.discriminatedUnion('kind', [
          Match.extend({ kind: z.literal('report') }),
          Match.extend({ kind: z.literal('bill') }),
          z.object({ kind: z.literal('new-report'), report: ReportFields.omit({ project_id: true, parts: true }) }),
          z.object({ kind: z.literal('new-bills'), bills: z.array(BillFields).min(1).max(MAX_BILLS) }),
        ]),
      }),
    )
    .output(done),
  /** Takes a receipt back from its entry or bill. What was made from it stays. */
  release: privateCall
    .route({ method: 'POST', path: '/finance/receipts/release', summary: 'Separa um comprovante da sua transação' })
    .input(key)
    .output(done),
  refuse: privateCall
    .route({
      method: 'POST',
      path: '/finance/receipts/refuse',
      summary: 'Diz que um comprovante não é de uma transação: ela não é mais oferecida',
    })
    .input(key.extend({ match: Match }))
    .output(done),
  remove: privateCall
    .meta({ access: 'staff', changesPages: false, records: 'deletion' })
    .route({ method: 'POST', path: '/finance/receipts/delete', summary: 'Remove um comprovante que espera' })
    .input(key)
    .output(done),
  restore: privateCall
    .meta({ fails: ['receipt-known'] })
    .route({ method: 'POST', path: '/finance/receipts/restore', summary: 'Traz de volta um comprovante removido' })
    .input(key)
    .output(done),
  want: privateCall
    .route({
      method: 'POST',
      path: '/finance/receipts/want',
      summary: 'Diz as transações de que categorias devem ter comprovante',
    })
    .input(owner.extend({ categories: z.array(z.string().max(MAX_CATEGORY)).max(500) }))
    .output(done),
}

/** The days around a receipt's own in which its entry is looked for. */
export const NEAR_DAYS = { before: 15, after: 75 }
