import { privateCall } from './call.ts'
import { z } from './fields.ts'
import { describeForm } from './files.ts'
import { pastImportCalls, RecordImport } from './record-import.ts'

/** Imports of records from a CSV: shown before, made in one transaction, undone whole. */

/** Bytes of a file at most. */
export const MAX_CSV_SIZE = 10 * 1024 * 1024
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
    .output(z.object({ result: z.literal(true), data: RecordImport })),
  ...pastImportCalls(privateCall, 'staff', path, what),
})
