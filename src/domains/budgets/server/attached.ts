import { type Kysely, sql } from 'kysely'
import type { DB } from '#platform/db/tables.gen.ts'
import type { QuoteFile } from '../files-contract.ts'

/** A quote's files, in the order in which they were attached. */
export async function listFiles(db: Kysely<DB>, id: number): Promise<QuoteFile[]> {
  const rows = await db
    .selectFrom('budget_files')
    .leftJoin('users', 'users.id', 'added_by')
    .select(['budget_files.id', 'budget_files.name', 'size', 'added_at'])
    .select(sql<string>`coalesce(users.name, '')`.as('by'))
    .where('budget_id', '=', id)
    .orderBy('budget_files.id')
    .execute()
  return rows.map(({ added_at, ...file }) => ({ ...file, at: added_at.toISOString() }))
}
