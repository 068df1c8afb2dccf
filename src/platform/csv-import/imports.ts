import type { Context } from '../context.ts'
import type { CsvPreview, PreviewRow } from '../contract/csv-import.ts'
import { type RecordImport, SHOWN_ROWS } from '../contract/record-import.ts'
import { type ImportedRow, type RecordKind, recordImport, servePastImports } from '../record-import/imports.ts'
import { type Column, type CsvRecords, receiveCsv, refuseFile } from './receive.ts'

/** What an import of a file would do. */
export interface Plan {
  /** Each line that makes or changes a record. */
  rows: readonly PreviewRow[]
  /** Lines that say what is there already. */
  same: number
  refused: CsvPreview['refused']
}

/** What a kind of records brings to be imported from a CSV. `context.db` is the transaction of the import or of its undoing. */
export interface ImportKind<Field extends string, Planned extends Plan> extends RecordKind {
  columns: Readonly<Record<Field, Column>>
  /** Reads what is there, and says what the file would make of it. An import keeps those rows locked: `isCommit`. */
  plan(context: Context, file: CsvRecords<Field>, isCommit: boolean): Promise<Planned>
  /** Writes it, in as many statements whatever the file's length. */
  write(context: Context, plan: Planned): Promise<readonly ImportedRow[]>
}

/** The services of the calls that `csvImportCalls` makes. */
export const serveImports = <Field extends string, Planned extends Plan>(kind: ImportKind<Field, Planned>) => ({
  preview: (context: Context) =>
    receiveCsv(context, 'preview', kind.columns, async (file) => ({
      data: show(kind.columns, file, await kind.plan(context, file, false)),
    })),
  commit: (context: Context) =>
    receiveCsv(context, 'save', kind.columns, async (file) => ({
      result: true as const,
      data: await commitImport(context, kind, file),
    })),
  ...servePastImports(kind),
})

const countOf = ({ rows }: Plan, state: PreviewRow['state']) => rows.filter((row) => row.state === state).length

function show<Field extends string>(
  columns: Readonly<Record<Field, Column>>,
  { fields, ignored }: CsvRecords<Field>,
  plan: Plan,
): CsvPreview {
  return {
    counts: {
      new: countOf(plan, 'new'),
      changed: countOf(plan, 'changed'),
      same: plan.same,
      refused: plan.refused.length,
    },
    columns: fields.map((field) => columns[field].label),
    ignored: [...ignored],
    rows: plan.rows.slice(0, SHOWN_ROWS),
    refused: plan.refused.slice(0, SHOWN_ROWS),
  }
}

const commitImport = <Field extends string, Planned extends Plan>(
  context: Context,
  kind: ImportKind<Field, Planned>,
  file: CsvRecords<Field>,
): Promise<RecordImport> =>
  recordImport(context, kind, async (context) => {
    const plan = await kind.plan(context, file, true)
    if (plan.rows.length === 0)
      throw refuseFile(
        plan.refused.length > 0 ? 'Nenhuma linha deste arquivo entra.' : 'Tudo o que está neste arquivo já está aqui.',
      )
    return {
      file_name: file.name,
      made: countOf(plan, 'new'),
      changed: countOf(plan, 'changed'),
      refused: plan.refused.length,
      rows: await kind.write(context, plan),
    }
  })
