import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type Context, requireUser } from '../context.ts'
import type { ListInput } from '../contract/fields.ts'
import { type RecordImport, SHOWN_ROWS, type Undone } from '../contract/record-import.ts'
import { newestFirst, paginate } from '../db/paginate.ts'
import type { DB } from '../db/tables.gen.ts'
import { AppError } from '../errors.ts'

/** A record that an import made or changed, as table `record_import_rows` has it. */
export interface ImportedRow {
  record_id: number
  revision: number
  before: Readonly<Record<string, unknown>> | null
}

/** A kind of records that come in from a file, and go back as a whole. */
export interface RecordKind {
  name: 'archives' | 'catalog' | 'clients' | 'tasks'
  /** The table of the records, which has `revision`. */
  table: 'archives' | 'catalog_items' | 'clients' | 'tasks'
  /** The column that says to people which record it is. */
  nameColumn: 'name' | 'title' | 'nome'
  /** Whether an undoing is refused where a record was changed since; else that record stays as it is. */
  isWhole: boolean
  /** Whether a record that an import made, `stored`, is in use since, and stays like one that was changed. */
  isUsed?: RawBuilder<boolean>
  /** Which imports the caller may see and undo, as a condition on `record_imports`; all of the kind where not given. */
  scope?(context: Context): RawBuilder<boolean>
  /** Locks what an undoing needs beside the records, before these: in the order in which others lock them. */
  lock?(context: Context, id: number): Promise<unknown>
  /**
   * Takes back the rows that table `record_import_rows` has of an import, in the transaction `context.db`: none was changed
   * since. Raises the revisions of those that stay by 1.
   */
  undo(context: Context, id: number): Promise<void>
}

/** The services of the calls that `pastImportCalls` makes. */
export const servePastImports = (kind: RecordKind) => ({
  list: (context: Context, page: ListInput) => listImports(context, kind, page),
  undo: (context: Context, { id }: { id: number }) => undoImport(context, kind, id),
})

/** What an import has written. */
interface Written extends Pick<RecordImport, 'file_name' | 'made' | 'changed' | 'refused'> {
  rows: readonly ImportedRow[]
  /** Keeps what else is to be known of the import, by its id. */
  keep?: (id: number) => Promise<unknown>
}

/** Does `work` in a transaction, while no other import of the kind runs, and keeps what it has written, so that it can be undone. */
export function recordImport(
  context: Context,
  kind: Pick<RecordKind, 'name'>,
  work: (context: Context) => Promise<Written>,
): Promise<RecordImport> {
  return context.db.transaction().execute(async (db) => {
    await lockKind(db, kind.name)
    const { rows, keep, ...written } = await work({ ...context, db })
    const { id } = await db
      .insertInto('record_imports')
      .values({
        kind: kind.name,
        ...written,
        created_at: context.clock.now(),
        created_by: requireUser(context).id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`insert into record_import_rows (import_id, record_id, revision, before)
      select ${id}::integer, record_id, revision, nullif(before, 'null')
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (record_id integer, revision integer, before jsonb)
    `.execute(db)
    await keep?.(id)
    return toImport(await chooseImports(db, kind.name).where('record_imports.id', '=', id).executeTakeFirstOrThrow())
  })
}

/** Makes other imports of the kind, and undoings of them, wait until the transaction ends. */
const lockKind = (db: Kysely<DB>, kind: string) =>
  sql`select pg_advisory_xact_lock(hashtext('csv import'), hashtext(${kind}))`.execute(db)

async function listImports(context: Context, kind: RecordKind, page: ListInput) {
  const chosen = chooseImports(context.db, kind.name).where(scopeOf(context, kind))
  const { rows, ...next } = await paginate(page, 'created_at', (range) =>
    newestFirst(chosen, 'created_at', range).execute(),
  )
  return { data: rows.map(toImport), ...next }
}

const scopeOf = (context: Context, kind: RecordKind) => kind.scope?.(context) ?? sql<boolean>`true`

/** Throws 404, and 409 where it is undone already, or changed since and of a kind that goes back whole. */
async function undoImport(context: Context, kind: RecordKind, id: number): Promise<{ result: true; data: Undone }> {
  const kept = await context.db.transaction().execute(async (db) => {
    await lockKind(db, kind.name)
    const found = await db
      .selectFrom('record_imports')
      .select('undone_at')
      .where('id', '=', id)
      .where('kind', '=', kind.name)
      .where(scopeOf(context, kind))
      .executeTakeFirstOrThrow(() => new AppError('missing', 'Esta importação não existe.'))
    if (found.undone_at) throw new AppError('import-undone', 'Esta importação já foi desfeita.')
    await kind.lock?.({ ...context, db }, id)
    const changed = await dropChanged(db, kind, id)
    if (changed.length > 0 && kind.isWhole) throw changedSince(changed)
    await kind.undo({ ...context, db }, id)
    await keepEarlier(db, kind.name, id)
    await db.updateTable('record_imports').set({ undone_at: context.clock.now() }).where('id', '=', id).execute()
    await db.deleteFrom('record_import_rows').where('import_id', '=', id).execute()
    return changed
  })
  return { result: true, data: { kept: kept.slice(0, SHOWN_ROWS), count: kept.length } }
}

/** Lets go of the rows of an import whose records were changed since, and names those. A record that is gone is none. */
async function dropChanged(
  db: Kysely<DB>,
  { table, nameColumn, isUsed = sql<boolean>`false` }: RecordKind,
  id: number,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with changed as (
      select stored.id, stored.${sql.ref(nameColumn)} as name from record_import_rows as imported
      join ${sql.table(table)} as stored on stored.id = imported.record_id
      where import_id = ${id} and (stored.revision <> imported.revision or (before is null and ${isUsed}))
      for update of stored
    ), dropped as (
      delete from record_import_rows where import_id = ${id} and record_id in (select id from changed)
    )
    select name from changed order by lower(name), id`.execute(db)
  return rows.map(({ name }) => name)
}

/** An earlier import can be undone still: what it left is there again, with a revision raised twice. */
const keepEarlier = (db: Kysely<DB>, kind: string, id: number) =>
  sql`update record_import_rows as earlier set revision = earlier.revision + 2
    from record_import_rows as undone
    where undone.import_id = ${id} and earlier.import_id < ${id} and earlier.record_id = undone.record_id
      and earlier.revision = undone.revision - 1
      and earlier.import_id in (select id from record_imports where kind = ${kind})`.execute(db)

function changedSince(names: readonly string[]): AppError {
  const first = names.slice(0, 3).map((name) => `“${name}”`)
  const others = names.length - first.length
  const all = others > 0 ? `${first.join(', ')} e mais ${others.toLocaleString('pt-BR')}` : first.join(', ')
  const what = names.length === 1 ? 'mudou' : 'mudaram'
  return new AppError('changed-since-import', `${all} ${what} depois desta importação. Nada foi desfeito.`)
}

const chooseImports = (db: Kysely<DB>, kind: string) =>
  db
    .selectFrom('record_imports')
    .select(['id', 'file_name', 'made', 'changed', 'refused', 'created_at', 'undone_at'])
    .select(sql<string | null>`(select name from users where users.id = created_by)`.as('by'))
    .where('kind', '=', kind)

type Row = Awaited<ReturnType<ReturnType<typeof chooseImports>['execute']>>[number]

const toImport = ({ created_at, undone_at, by, ...row }: Row): RecordImport => ({
  ...row,
  created_at: created_at.toISOString(),
  undone_at: undone_at?.toISOString() ?? null,
  by: by ?? '',
})
