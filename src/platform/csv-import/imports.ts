import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type Context, requireUser } from '../context.ts'
import { type CsvImport, type CsvPreview, type PreviewRow, SHOWN_ROWS, type Undone } from '../contract/csv-import.ts'
import type { ListInput } from '../contract/fields.ts'
import { newestFirst, paginate } from '../db/paginate.ts'
import type { DB } from '../db/tables.gen.ts'
import { AppError } from '../errors.ts'
import { type Column, type CsvRecords, receiveCsv, refuseFile } from './receive.ts'

/** What an import of a file would do. */
export interface Plan {
  /** Each line that makes or changes a record. */
  rows: readonly PreviewRow[]
  /** Lines that say what is there already. */
  same: number
  refused: CsvPreview['refused']
}

/** A record that an import made or changed, as table `csv_import_rows` has it. */
export interface ImportedRow {
  record_id: number
  revision: number
  before: Readonly<Record<string, unknown>> | null
}

/** What a kind of records brings to be imported. `context.db` is the transaction of the import or of its undoing. */
export interface ImportKind<Field extends string, Planned extends Plan> {
  name: 'catalog' | 'clients'
  /** The table of the records, which has `name` and `revision`. */
  table: 'catalog_items' | 'clients'
  /** Whether an undoing is refused where a record was changed since; else that record stays as it is. */
  isWhole: boolean
  /** Whether a record that an import made, `stored`, is in use since, and stays like one that was changed. */
  isUsed?: RawBuilder<boolean>
  columns: Readonly<Record<Field, Column>>
  /** Reads what is there, and says what the file would make of it. An import keeps those rows locked: `isCommit`. */
  plan(context: Context, file: CsvRecords<Field>, isCommit: boolean): Promise<Planned>
  /** Writes it, in as many statements whatever the file's length. */
  write(context: Context, plan: Planned): Promise<readonly ImportedRow[]>
  /** Takes back the rows that table `csv_import_rows` has of an import: none was changed since. Raises the revisions by 1. */
  undo(context: Context, id: number): Promise<void>
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
  list: (context: Context, page: ListInput) => listImports(context, kind.name, page),
  undo: (context: Context, { id }: { id: number }) => undoImport(context, kind, id),
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

/** Makes other imports of the kind, and undoings of them, wait until the transaction ends. */
const lockKind = (db: Kysely<DB>, kind: string) =>
  sql`select pg_advisory_xact_lock(hashtext('csv import'), hashtext(${kind}))`.execute(db)

function commitImport<Field extends string, Planned extends Plan>(
  context: Context,
  kind: ImportKind<Field, Planned>,
  file: CsvRecords<Field>,
): Promise<CsvImport> {
  return context.db.transaction().execute(async (db) => {
    await lockKind(db, kind.name)
    const plan = await kind.plan({ ...context, db }, file, true)
    if (plan.rows.length === 0)
      throw refuseFile(
        plan.refused.length > 0 ? 'Nenhuma linha deste arquivo entra.' : 'Tudo o que está neste arquivo já está aqui.',
      )
    const { id } = await db
      .insertInto('csv_imports')
      .values({
        kind: kind.name,
        file_name: file.name,
        made: countOf(plan, 'new'),
        changed: countOf(plan, 'changed'),
        refused: plan.refused.length,
        created_at: context.clock.now(),
        created_by: requireUser(context).id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const written = await kind.write({ ...context, db }, plan)
    await sql`insert into csv_import_rows (import_id, record_id, revision, before)
      select ${id}::integer, record_id, revision, nullif(before, 'null')
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as given (record_id integer, revision integer, before jsonb)
    `.execute(db)
    return toImport(await chooseImports(db, kind.name).where('csv_imports.id', '=', id).executeTakeFirstOrThrow())
  })
}

async function listImports({ db }: Context, kind: string, page: ListInput) {
  const { rows, ...next } = await paginate(page, 'created_at', (range) =>
    newestFirst(chooseImports(db, kind), 'created_at', range).execute(),
  )
  return { data: rows.map(toImport), ...next }
}

/** Throws 404, and 409 where it is undone already, or changed since and of a kind that goes back whole. */
async function undoImport<Field extends string, Planned extends Plan>(
  context: Context,
  kind: ImportKind<Field, Planned>,
  id: number,
): Promise<{ result: true; data: Undone }> {
  const kept = await context.db.transaction().execute(async (db) => {
    await lockKind(db, kind.name)
    const found = await db
      .selectFrom('csv_imports')
      .select('undone_at')
      .where('id', '=', id)
      .where('kind', '=', kind.name)
      .executeTakeFirstOrThrow(() => new AppError('missing', 'Esta importação não existe.'))
    if (found.undone_at) throw new AppError('import-undone', 'Esta importação já foi desfeita.')
    const changed = await dropChanged(db, kind, id)
    if (changed.length > 0 && kind.isWhole) throw changedSince(changed)
    await kind.undo({ ...context, db }, id)
    await keepEarlier(db, kind.name, id)
    await db.updateTable('csv_imports').set({ undone_at: context.clock.now() }).where('id', '=', id).execute()
    await db.deleteFrom('csv_import_rows').where('import_id', '=', id).execute()
    return changed
  })
  return { result: true, data: { kept: kept.slice(0, SHOWN_ROWS), count: kept.length } }
}

/** Lets go of the rows of an import whose records were changed since, and names those. A record that is gone is none. */
async function dropChanged(
  db: Kysely<DB>,
  { table, isUsed = sql<boolean>`false` }: Pick<ImportKind<string, Plan>, 'table' | 'isUsed'>,
  id: number,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with changed as (
      select stored.id, stored.name from csv_import_rows as imported
      join ${sql.table(table)} as stored on stored.id = imported.record_id
      where import_id = ${id} and (stored.revision <> imported.revision or (before is null and ${isUsed}))
      for update of stored
    ), dropped as (
      delete from csv_import_rows where import_id = ${id} and record_id in (select id from changed)
    )
    select name from changed order by lower(name), id`.execute(db)
  return rows.map(({ name }) => name)
}

/** An earlier import can be undone still: what it left is there again, with a revision raised twice. */
const keepEarlier = (db: Kysely<DB>, kind: string, id: number) =>
  sql`update csv_import_rows as earlier set revision = earlier.revision + 2
    from csv_import_rows as undone
    where undone.import_id = ${id} and earlier.import_id < ${id} and earlier.record_id = undone.record_id
      and earlier.revision = undone.revision - 1
      and earlier.import_id in (select id from csv_imports where kind = ${kind})`.execute(db)

function changedSince(names: readonly string[]): AppError {
  const first = names.slice(0, 3).map((name) => `“${name}”`)
  const others = names.length - first.length
  const all = others > 0 ? `${first.join(', ')} e mais ${others.toLocaleString('pt-BR')}` : first.join(', ')
  const what = names.length === 1 ? 'mudou' : 'mudaram'
  return new AppError('changed-since-import', `${all} ${what} depois desta importação. Nada foi desfeito.`)
}

const chooseImports = (db: Kysely<DB>, kind: string) =>
  db
    .selectFrom('csv_imports')
    .select(['id', 'file_name', 'made', 'changed', 'refused', 'created_at', 'undone_at'])
    .select(sql<string | null>`(select name from users where users.id = created_by)`.as('by'))
    .where('kind', '=', kind)

type Row = Awaited<ReturnType<ReturnType<typeof chooseImports>['execute']>>[number]

const toImport = ({ created_at, undone_at, by, ...row }: Row): CsvImport => ({
  ...row,
  created_at: created_at.toISOString(),
  undone_at: undone_at?.toISOString() ?? null,
  by: by ?? '',
})
