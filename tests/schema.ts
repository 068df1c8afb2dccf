import type { Pool } from 'pg'

/** A condition for relations of ours: in schema `public`, not an extension's. */
const OURS = `c.relnamespace = 'public'::regnamespace and not exists (
  select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')`

/**
 * Each of these answers lines of text; together they say all that migrations make. Expressions without needless brackets,
 * and no names of `not null`: neither outlives a dump of PostgreSQL 15.
 */
const PARTS = [
  `select concat_ws(' ', 'relation', c.relname, c.relkind, c.relpersistence, c.reloptions, c.relrowsecurity)
   from pg_class c where ${OURS} and c.relkind <> 'i'`,
  `select concat_ws(' ', 'column', c.relname, row_number() over (partition by c.oid order by attnum), attname,
     format_type(atttypid, atttypmod), 'not null', attnotnull, 'identity', attidentity, 'generated', attgenerated,
     'collation', attcollation::regcollation, 'default', pg_get_expr(adbin, adrelid, true))
   from pg_attribute a join pg_class c on c.oid = attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where ${OURS} and c.relkind in ('r', 'p', 'v', 'm') and attnum > 0 and not attisdropped`,
  `select concat_ws(' ', 'sequence', seqrelid::regclass, format_type(seqtypid, null), seqstart, seqincrement, seqcycle)
   from pg_sequence s join pg_class c on c.oid = seqrelid where ${OURS}`,
  `select concat_ws(' ', 'index', pg_get_indexdef(c.oid, 0, true)) from pg_class c where ${OURS} and c.relkind = 'i'`,
  `select concat_ws(' ', 'constraint', c.relname, conname, pg_get_constraintdef(k.oid, true), 'valid', convalidated)
   from pg_constraint k join pg_class c on c.oid = k.conrelid where ${OURS} and contype <> 'n'`,
  `select concat_ws(' ', 'trigger', pg_get_triggerdef(t.oid, true), tgenabled)
   from pg_trigger t join pg_class c on c.oid = t.tgrelid where ${OURS} and not tgisinternal`,
  `select concat_ws(' ', 'view', c.relname, pg_get_viewdef(c.oid, true)) from pg_class c where ${OURS} and c.relkind in ('v', 'm')`,
  `select concat_ws(' ', 'function', pg_get_functiondef(p.oid)) from pg_proc p
   where pronamespace = 'public'::regnamespace and prokind in ('f', 'p') and not exists (
     select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')`,
  `select concat_ws(' ', 'type', typname, typtype, (
     select string_agg(enumlabel, ',' order by enumsortorder) from pg_enum where enumtypid = t.oid))
   from pg_type t where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r') and not exists (
     select from pg_depend where classid = 'pg_type'::regclass and objid = t.oid and deptype = 'e')`,
  `select concat_ws(' ', 'extension', extname, 'in', extnamespace::regnamespace) from pg_extension`,
]

/** All that migrations make in a database, a line each, in order of the alphabet. */
export async function describeSchema(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `select line from (${PARTS.map((part) => `(${part})`).join(' union all ')}) as all_parts (line) order by line`,
  )
  return rows.map(({ line }) => line)
}

/** The names of all tables in schema `public`, asked of the database itself. */
export async function allTables(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ relname: string }>(
    `select relname from pg_class c where ${OURS} and relkind in ('r', 'p') and not relispartition order by 1`,
  )
  return rows.map(({ relname }) => relname)
}
