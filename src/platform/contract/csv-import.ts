import { privateCall } from './call.ts'
import { id, listInput, z } from './fields.ts'
import { describeForm } from './files.ts'

/** Imports of records from a CSV: shown before, made in one transaction, undone whole. */

/** Bytes of a file at most. */
export const MAX_CSV_SIZE = 10 * 1024 * 1024
/** Rows that a preview shows of each kind. */
export const SHOWN_ROWS = 200

const count = z.int().nonnegative()

/** A line that is refused or left as it is, and why. */
const Remark = z.object({ /** Of the file, from 1. */ line: z.int(), text: z.string() })

const PreviewRow = z.object({
  line: z.int(),
  /** Whether it makes a record or changes one. */
  state: z.enum(['new', 'changed']),
  /** The record's name. */
  title: z.string(),
  /** Distinguishes it from others; may be ''. */
  note: z.string(),
  /** What of a record changes, for people: 'Preço: R$ 10,00 → R$ 12,00'. */
  changes: z.array(z.string()),
})
export type PreviewRow = z.infer<typeof PreviewRow>

export const CsvPreview = z.object({
  counts: z.object({
    new: count,
    changed: count,
    /** Those that say what is there already. */ same: count,
    refused: count,
  }),
  /** The columns that are read, as the product calls them. */
  columns: z.array(z.string()),
  /** Columns of the file that are not, by their names. */
  ignored: z.array(z.string()),
  /** The first `SHOWN_ROWS` that come in. */
  rows: z.array(PreviewRow),
  /** The first `SHOWN_ROWS` that do not. */
  refused: z.array(Remark),
})
export type CsvPreview = z.infer<typeof CsvPreview>

/** An import that was made. */
export const CsvImport = z.object({
  id,
  file_name: z.string(),
  /** Records that it made and that it changed, and lines that it refused. */
  made: count,
  changed: count,
  refused: count,
  /** ISO 8601 in UTC. */
  created_at: z.string(),
  undone_at: z.string().nullable(),
  /** Name of who made it; '' where the account is gone. */
  by: z.string(),
})
export type CsvImport = z.infer<typeof CsvImport>

/** What an undoing left as it is, since it was changed or used after the import: the names of the first ones, and how many. */
const Undone = z.object({ kept: z.array(z.string()), count })
export type Undone = z.infer<typeof Undone>

const upload = { access: 'staff', changesPages: false, raw: true, bodyLimit: MAX_CSV_SIZE + 64 * 1024 } as const
const form = {
  inputStructure: 'detailed',
  spec: describeForm({
    file: { type: 'string', format: 'binary', description: 'O CSV, com os nomes das colunas em cima' },
  }),
} as const

/**
 * The calls of the imports of one kind of records. Access is all staff's.
 * @param path of the commit; the others lie below it
 * @param what the records in summaries: 'itens do catálogo'
 */
export const csvImportCalls = (path: `/${string}`, what: string) => ({
  /** Writes nothing. A form with `file`. */
  preview: privateCall
    .meta(upload)
    .route({
      method: 'POST',
      path: `${path}/preview`,
      summary: `Lê um CSV de ${what} e mostra o que entraria`,
      ...form,
    })
    .output(z.object({ data: CsvPreview })),
  /** The same form again. All that the preview shows, or nothing. */
  commit: privateCall
    .meta(upload)
    .route({ method: 'POST', path, summary: `Importa um CSV de ${what}`, ...form })
    .output(z.object({ result: z.literal(true), data: CsvImport })),
  list: privateCall
    .route({ method: 'GET', path: `${path}/list`, summary: `Lista as importações de ${what}` })
    .input(listInput)
    .output(z.object({ data: z.array(CsvImport), next: z.string().optional() })),
  undo: privateCall
    .meta({ access: 'staff', changesPages: false, fails: ['import-undone', 'changed-since-import'] })
    .route({ method: 'POST', path: `${path}/undo`, summary: `Desfaz uma importação de ${what}` })
    .input(z.object({ id }))
    .output(z.object({ result: z.literal(true), data: Undone })),
})
