import { privateCall } from '#platform/contract/call.ts'
import { day, done, id, listInput, queryId, searchText, z } from '#platform/contract/fields.ts'
import { describeFile, describeForm, fileAnswer } from '#platform/contract/files.ts'
import { STATEMENT_KINDS } from '#statements/kinds.ts'
import { amount, owner, sum } from './fields.ts'
import { MAX_DESCRIPTION, MAX_FILE_SIZE, TYPES } from './finance.ts'
import { CsvMapping } from './import-options.ts'
import { doubtfulContract, KnownLine, Linkable, MAX_LINKABLE, OpenMatch, Proposal } from './proposal-contract.ts'
import { rulesContract } from './rules-contract.ts'

/** A line of the statement, with what is proposed for it. */
export const ImportLine = Proposal.omit({ certain: true }).extend({
  /** Its number in the file, from 1: of the transaction in OFX, of the line in CSV. */
  line: z.int(),
  /** Place of its account in `accounts`. */
  account: z.int(),
  date: z.string(),
  description: z.string().max(MAX_DESCRIPTION),
  amount: sum,
  type: z.enum(TYPES),
  /** 'new' is certain and taken as proposed; 'doubtful' is asked. */
  state: z.enum(['new', 'doubtful']),
  /** What is open with the same amount, the best first. */
  matches: z.array(OpenMatch),
})
export type ImportLine = z.infer<typeof ImportLine>

/** Remarks that an answer holds. */
export const MAX_REMARKS = 1000

/** What of a file is not taken (a line of zero, one without a day or an amount, an unreadable balance), or is cut. */
const Remarks = z.object({
  /** Of all. */
  count: z.int().nonnegative(),
  /** The first `MAX_REMARKS`, each with its line of the file, from 1. */
  first: z.array(z.object({ line: z.int(), text: z.string() })),
})
export type Remarks = z.infer<typeof Remarks>

/** Transactions of a file that cannot be read. They come in by no import: the rest does, where the person says so. */
const UnreadLines = z.object({
  /** Of all. */
  count: z.int().nonnegative(),
  /** The first `MAX_REMARKS`: the line of the file, from 1, of an OFX also which transaction, what is wrong, and what stands there. */
  first: z.array(z.object({ line: z.int(), transaction: z.int().optional(), why: z.string(), text: z.string() })),
})
export type UnreadLines = z.infer<typeof UnreadLines>

export const ImportPreview = z.object({
  format: z.enum(['ofx', 'csv', 'xlsx']),
  accounts: z.array(
    z.object({
      bank: z.string(),
      branch: z.string(),
      number: z.string(),
      /** The account it goes to; null where a new one will be made. */
      account_id: id.nullable(),
      /** Whether that account has the statement's number: its lines then go there, whatever is chosen. */
      fixed: z.boolean(),
      /** Of the account that it goes to or that will be made. */
      name: z.string(),
      /** As the file says, or as it was chosen. */
      kind: z.enum(STATEMENT_KINDS),
      /** Whether it will be made, and the file says neither bank nor number: the person is asked what it is called. */
      unnamed: z.boolean(),
      /** The statement's balance and its day; null without one. */
      balance: sum.nullable(),
      day: z.string().nullable(),
      /** The place of the first statement of the same account. */
      slot: z.int(),
      /**
       * What the ledger has in the account at the end of the day `until` (of the statement's balance, else of its last line) before
       * the lines that are shown: with the certain ones that are not. Null of a statement without balance and lines.
       */
      book: z
        .object({
          until: z.string(),
          balance: sum,
          /** Of an account that begins with the statement's balance: lines of unknown amount, which its opening lacks. */
          lacks: z.int().nonnegative(),
        })
        .nullable(),
    }),
  ),
  /** Of a CSV: the names of its columns (empty where it has none), its first rows, and how it was read. */
  columns: z
    .object({
      header: z.array(z.string()),
      sample: z.array(z.array(z.string())),
      mapping: CsvMapping,
      /** Whether the mapping is a guess, and none that a person chose. */
      guessed: z.boolean(),
      /** Why the file cannot be read like this, with the line; '' where it can. Then there are neither accounts nor lines. */
      problem: z.string(),
    })
    .nullable(),
  counts: z.object({ new: z.int(), known: z.int(), doubtful: z.int() }),
  /** At most 1,000 of those that are not known yet, all that need a decision among them first. All are imported. */
  lines: z.array(ImportLine),
  /** The first `MAX_REMARKS` of those that are known: they do not come in again. */
  dropped: z.array(KnownLine),
  remarks: Remarks,
  unread: UnreadLines,
})
export type ImportPreview = z.infer<typeof ImportPreview>

/** An import that was made. */
export const Import = z.object({
  id,
  file_name: z.string(),
  format: z.enum(['ofx', 'csv', 'xlsx']),
  /** Entries made, lines that were there already, and lines that paid something open. */
  added: z.int(),
  known: z.int(),
  matched: z.int(),
  /** ISO 8601 in UTC. */
  created_at: z.string(),
  undone_at: z.string().nullable(),
  /** Name of who made it; '' where the account is gone. */
  by: z.string(),
  /** Bytes of its file; null where that is not kept: of one from before files were, or undone. */
  size: z.int().nonnegative().nullable(),
})
export type Import = z.infer<typeof Import>

/** An import that was just made. */
export const MadeImport = Import.extend({ remarks: Remarks, unread: UnreadLines })
export type MadeImport = z.infer<typeof MadeImport>

const upload = { access: 'staff', changesPages: false, raw: true, bodyLimit: MAX_FILE_SIZE + 4 * 1024 * 1024 } as const
const form = {
  inputStructure: 'detailed',
  spec: describeForm({
    file: { type: 'string', format: 'binary', description: 'O extrato: OFX, CSV ou XLSX' },
    options: { type: 'string', description: 'JSON das escolhas' },
  }),
} as const

export const importContract = {
  /** Writes nothing. A form with `file` and the JSON text `options` (`ImportOptions`). */
  preview: privateCall
    .meta(upload)
    .route({
      method: 'POST',
      path: '/finance/import/preview',
      summary: 'Lê um extrato e mostra o que entraria',
      ...form,
    })
    .output(z.object({ data: ImportPreview })),
  /** The same form again, with the choices. All of it or nothing. */
  commit: privateCall
    .meta({ fails: ['bill-paid', 'installment-paid', 'order-not-awaiting'] })
    .meta(upload)
    .route({ method: 'POST', path: '/finance/import', summary: 'Importa um extrato', ...form })
    .output(z.object({ result: z.literal(true), data: MadeImport })),
  /** What a line may be said to be: entries and what is open with its value, the nearest day first. Throws 403 for somebody else's ledger. */
  linkable: privateCall
    .route({
      method: 'GET',
      path: '/finance/import/linkable',
      summary: 'Busca, entre o que tem o valor de uma linha, o que ela é',
    })
    .input(
      owner.extend({
        amount,
        type: z.enum(TYPES),
        date: day,
        /** Any part of the description; accents are ignored. */
        q: searchText.optional(),
        /** The line's account: an entry of another one would move to it. */
        account_id: queryId.optional(),
      }),
    )
    .output(z.object({ data: z.array(Linkable).max(MAX_LINKABLE) })),
  list: privateCall
    .route({ method: 'GET', path: '/finance/imports', summary: 'Lista os extratos importados' })
    .input(listInput.extend(owner.shape))
    .output(z.object({ data: z.array(Import), next: z.string().optional() })),
  fetch: privateCall
    .route({
      method: 'GET',
      path: '/finance/import/get-file',
      summary: 'Baixa um extrato como foi recebido',
      outputStructure: 'detailed',
      spec: describeFile,
    })
    .input(z.object({ id: queryId }))
    .output(fileAnswer),
  undo: privateCall
    .meta({ fails: ['import-undone'] })
    .route({ method: 'POST', path: '/finance/import/undo', summary: 'Desfaz uma importação inteira' })
    .input(z.object({ id }))
    .output(done),
  doubtful: doubtfulContract,
  ...rulesContract,
}
