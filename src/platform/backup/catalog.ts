import pg, { type ClientBase } from 'pg'
import type { Manifest } from './manifest.ts'
import { orderTables, type Reference } from './order-tables.ts'

type Table = Manifest['tables'][number]

/** A name of schema `public` in SQL. */
export const quote = (name: string) => `public.${pg.escapeIdentifier(name)}`

/** Column names in SQL. */
export const quoteColumns = (columns: string[]) => columns.map((column) => pg.escapeIdentifier(column)).join(', ')

/**
 * Schema `public` alone (jobs keep their own schema), without kysely's own tables and those of extensions; and without the
 * day's salt, which is to be gone the next day, everywhere.
 */
const OURS = `c.relnamespace = 'public'::regnamespace and c.relname !~ '^kysely_' and c.relname <> 'view_salts'
  and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')`

/** The database's tables with the columns whose values are kept (generated ones come by themselves), in loading order. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(
    `select c.relname as name, array(
       select attname::text from pg_attribute
       where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
     ) as columns
     from pg_class c where c.relkind in ('r', 'p') and not c.relispartition and ${OURS}`,
  )
  // A deferrable key puts nothing in order: it is checked at the end.
  const { rows: references } = await client.query<Reference>(
    `select c.relname as from, t.relname as to from pg_constraint k
     join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and not k.condeferrable and ${OURS}`,
  )
  return orderTables(tables, references)
}

/** Where the sequences stand, those of identity columns included. Never behind the rows of a snapshot taken before. */
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

/** Sets the sequences to where they stood. */
export async function setSequences(client: ClientBase, sequences: Manifest['sequences']): Promise<void> {
  for (const { name, value, called } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quote(name), value, called])
  }
}

/** The migrations the database has seen, in order; none in one that was never used. */
export async function appliedMigrations(client: ClientBase): Promise<string[]> {
  const { rows: found } = await client.query(`select to_regclass('public.kysely_migration') as name`)
  if (found[0].name === null) return []
  const { rows } = await client.query<{ name: string }>(`select name from public.kysely_migration order by name`)
  return rows.map(({ name }) => name)
}

/** Switches the tables' own triggers off or on, so that restored rows stay as they were. Returns those it found on. */
export async function disableTriggers(client: ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `select c.relname as table, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and t.tgenabled = 'O' and ${OURS}`,
  )
  const switchAll = async (way: 'enable' | 'disable') => {
    for (const { table, name } of rows) {
      await client.query(`alter table ${quote(table)} ${way} trigger ${pg.escapeIdentifier(name)}`)
    }
  }
  await switchAll('disable')
  return () => switchAll('enable')
}
