import { type Kysely, sql } from 'kysely'
import type { DB } from '#platform/db/tables.gen.ts'

/** One change of categories after the other: two may give the same name, or each the other's. */
export const lockCategories = (db: Kysely<DB>) =>
  sql`select pg_advisory_xact_lock(hashtext('finance categories'))`.execute(db)

/** The tables whose rows bear a category and have an id. */
export type CategorizedTable = 'finance_import_rules' | 'finance_repeats' | 'finance_bills' | 'finance_reports'

/**
 * Writes another category into the rows of a table that bear one. Call it in the order of `CategorizedTable`, of what entries
 * are made first: it waits for whoever holds a row to make an entry of it, and that entry is then there when the last table's
 * turn comes. The other way round an entry that is being made just now would keep the old category.
 */
export const changeCategory = (
  db: Kysely<DB>,
  table: CategorizedTable,
  { id_user, before, after }: { id_user: number; before: string; after: string },
) => db.updateTable(table).set({ category: after }).where('id_user', '=', id_user).where('category', '=', before)

/** What bore a category: ids by table, its parts, and what suppliers' receipts are called. */
export type Moved = Record<CategorizedTable, number[]> & {
  parts: { report_id: number; place: number; amount: number }[]
  /** What suppliers' receipts were called; not there in what was kept before it was. */
  supplier_names?: { supplier: string; described: string }[]
}

/** Writes another category into all that has one, and answers what that was. */
export async function replaceCategory(
  db: Kysely<DB>,
  { id_user, before, after }: { id_user: number; before: string; after: string },
): Promise<Moved> {
  const change = async (table: CategorizedTable) => {
    const rows = await changeCategory(db, table, { id_user, before, after }).returning('id').execute()
    return rows.map(({ id }) => id)
  }
  const finance_import_rules = await change('finance_import_rules')
  const finance_repeats = await change('finance_repeats')
  const finance_bills = await change('finance_bills')
  const supplier_names = await db
    .updateTable('finance_supplier_names')
    .set({ category: after })
    .where('id_user', '=', id_user)
    .where('category', '=', before)
    .returning(['supplier', 'described'])
    .execute()
  // Before their entries: the search of those is written anew with them.
  const { rows: parts } = await sql<Moved['parts'][number]>`
    update finance_parts as part set category = ${after} from finance_reports as report
    where report.id = report_id and report.id_user = ${id_user} and part.category = ${before}
    returning part.report_id, part.place, part.amount`.execute(db)
  await sql`
    update finance_reports set split = split where id_user = ${id_user} and split
      and exists (select from finance_parts where report_id = id and finance_parts.category = ${after})`.execute(db)
  return {
    finance_import_rules,
    finance_repeats,
    finance_bills,
    supplier_names,
    parts,
    finance_reports: await change('finance_reports'),
  }
}
