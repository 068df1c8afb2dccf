import pg, { type ClientBase } from 'pg'
import type { Manifest } from './manifest.ts'

type Table = Manifest['tables'][number]

/** A name in schema `public`, quoted. */
export const quote = (name: string) => `public.${pg.escapeIdentifier(name)}`

/** Column names, quoted. */
export const quoteColumns = (columns: string[]) => columns.map((column) => pg.escapeIdentifier(column)).join(', ')

/**
 * A condition for the relations to back up: those of schema `public` (jobs have their own) without kysely's tables and those
 * of extensions, and without the salts of analytics, which must not exist longer than a day.
 */
const OURS = `c.relnamespace = 'public'::regnamespace and c.relname !~ '^kysely_' and c.relname <> 'view_salts'
  and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')`

/** The tables with their columns, without generated ones, in the order in which rows can be loaded. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(
    `select c.relname as name, array(
       select attname::text from pg_attribute
       where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
     ) as columns
     from pg_class c where c.relkind in ('r', 'p') and not c.relispartition and ${OURS}`,
  )
  // Deferrable keys do not matter to the order: they are checked at the end.
  const { rows: references } = await client.query<Reference>(
    `select c.relname as from, t.relname as to from pg_constraint k
     join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and not k.condeferrable and ${OURS}`,
  )
  return orderTables(tables, references)
}

/** The state of the sequences, those of identity columns included; never behind the rows of an earlier snapshot. */
export async function readSequences(client: ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relkind = 'S' and ${OURS} order by 1`,
  )
  const sequences: Manifest['sequences'] = []
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quote(name)}`,
    )
    sequences.push({ name, ...found[0]! })
  }
  return sequences
}

export async function setSequences(client: ClientBase, sequences: Manifest['sequences']): Promise<void> {
  for (const { name, value, called } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quote(name), value, called])
  }
}

/** The migrations that the database has seen, in order; none in an unused one. */
export async function appliedMigrations(client: ClientBase): Promise<string[]> {
  const { rows: found } = await client.query(`select to_regclass('public.kysely_migration') as name`)
  if (found[0].name === null) return []
  const { rows } = await client.query<{ name: string }>(`select name from public.kysely_migration order by name`)
  return rows.map(({ name }) => name)
}

/** Disables the tables' triggers, so that rows are restored unchanged. Returns what enables the same triggers again. */
export async function disableTriggers(client: ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `select c.relname as table, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and t.tgenabled = 'O' and ${OURS}`,
  )
  const setAll = async (state: 'enable' | 'disable') => {
    for (const { table, name } of rows) {
      await client.query(`alter table ${quote(table)} ${state} trigger ${pg.escapeIdentifier(name)}`)
    }
  }
  await setAll('disable')
  return () => setAll('enable')
}

/** A foreign key between two different tables. */
interface Reference {
  from: string
  to: string
}

/**
 * The tables in an order in which their rows can be loaded: each after those it references, otherwise by name. Throws where
 * references form a circle.
 */
function orderTables<T extends { name: string }>(tables: T[], references: Reference[]): T[] {
  const waiting = [...tables].sort((a, b) => (a.name < b.name ? -1 : 1))
  const ordered: T[] = []
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name))
    const next = waiting.findIndex(
      ({ name }) => !references.some(({ from, to }) => from === name && to !== name && names.has(to)),
    )
    if (next < 0) throw inCircle(names, references)
    ordered.push(...waiting.splice(next, 1))
  }
  return ordered
}

function inCircle(names: Set<string>, references: Reference[]) {
  const arrows = references.filter(({ from, to }) => from !== to && names.has(from) && names.has(to))
  const list = arrows.map(({ from, to }) => `${from} → ${to}`).join(', ')
  const remedy = 'Make one of these foreign keys deferrable in a migration.'
  return new Error(
    `Tables refer to each other in a circle, so their rows have no order to restore in: ${list}. ${remedy}`,
  )
}
