import { readFile } from 'node:fs/promises'
import type { CsvTable } from '#csv/read-table.ts'
import { fold } from '#fold.ts'
import type { Context } from '../context.ts'
import { MAX_CSV_SIZE } from '../contract/csv-import.ts'
import { optionalText } from '../contract/fields.ts'
import { AppError } from '../errors.ts'
import { receiveForm } from '../files/receive-form.ts'
import type { Lane } from '../worker/work-queue.ts'
import { TooHeavy } from '../worker/worker-pool.ts'

/** The name of a file as it is stored. */
const fileName = optionalText(200)

/** A column of a CSV: what the product calls it, and what else files do, without accents in lower case; the first that fits. */
export interface Column {
  label: string
  names: readonly RegExp[]
  /** Whether a file without it is refused. */
  required?: boolean
}

/** A file of records, read. */
export interface CsvRecords<Field extends string> {
  /** Name of the file. */
  name: string
  /** The fields that it has a column for. */
  fields: readonly Field[]
  /** Columns that are not read, by their names. */
  ignored: readonly string[]
  rows: readonly { line: number; cells: Readonly<Partial<Record<Field, string>>> }[]
}

/**
 * Receives the form of a preview or an import, and reads its CSV in a thread. Throws 413 for a file too large or too heavy,
 * 422 with the line for one that cannot be read or lacks a column, and as `receiveForm`.
 */
export const receiveCsv = <Field extends string, Result>(
  context: Context,
  lane: Lane,
  columns: Readonly<Record<Field, Column>>,
  work: (records: CsvRecords<Field>) => Promise<Result>,
): Promise<Result> =>
  receiveForm(context, { fileField: 'file', files: 1, fileSize: MAX_CSV_SIZE, fieldSize: 1000 }, async ({ files }) => {
    const [file] = files
    if (!file) throw new AppError('malformed', 'Falta o arquivo: envie o campo file.')
    const read = await readInThread(context, lane, await readFile(file.path))
    if ('fault' in read) throw refuseFile(read.fault)
    return work({ name: fileName.parse(file.name.slice(0, 200)), ...matchColumns(read.table, columns) })
  })

/** The refusal of a file, as a text for people. */
export const refuseFile = (error: string) => new AppError('invalid', error, { file: error })

async function readInThread({ worker, actor, signal }: Context, lane: Lane, bytes: Uint8Array) {
  try {
    return await worker.runInThread('readCsv', bytes, { lane, person: actor?.id ?? null, signal })
  } catch (error) {
    if (!(error instanceof TooHeavy)) throw error
    throw new AppError('too-large', 'O arquivo é pesado demais. Divida-o em partes.')
  }
}

/** Finds the column of each field by its name, one field after the other. Throws 422 where one is missing. */
function matchColumns<Field extends string>({ header, rows }: CsvTable, columns: Readonly<Record<Field, Column>>) {
  const names = header.map((name) => fold(name).trim())
  const taken = new Map<number, Field>()
  for (const [field, { names: known }] of Object.entries(columns) as [Field, Column][]) {
    const places = known.map((name) => names.findIndex((text, place) => name.test(text) && !taken.has(place)))
    const place = places.find((found) => found !== -1)
    if (place !== undefined) taken.set(place, field)
  }
  const fields = [...taken.values()]
  const missing = (Object.entries(columns) as [Field, Column][]).filter(
    ([field, { required }]) => required && !fields.includes(field),
  )
  if (missing.length > 0)
    throw refuseFile(
      `A primeira linha precisa dizer as colunas. Falta: ${missing.map(([, { label }]) => label).join(', ')}.`,
    )
  return {
    fields,
    ignored: header.filter((name, place) => name !== '' && !taken.has(place)),
    rows: rows.map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries([...taken].map(([place, field]) => [field, cells[place] ?? ''])) as Record<
        Field,
        string
      >,
    })),
  }
}
