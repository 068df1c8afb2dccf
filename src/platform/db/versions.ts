import { type Kysely, sql } from 'kysely'
import { MAX_VERSIONS } from '../contract/versions.ts'
import type { DB } from './tables.gen.ts'

/** The columns that all versions have. */
interface VersionRow {
  id: number
  saved_at: Date
  saved_by: string
}

/** A version as calls answer it. */
export const toVersion = <Row extends VersionRow>({ saved_at, ...row }: Row) => ({
  ...row,
  saved: saved_at.toISOString(),
})

/**
 * Removes the oldest versions of a record, beyond `MAX_VERSIONS`.
 * @param column the column that names the record, whose value is `record`
 */
export const removeOldVersions = (
  db: Kysely<DB>,
  table: 'archive_versions' | 'site_versions',
  column: 'archive_id' | 'section',
  record: number | string,
) =>
  sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${record} and id not in (
    select id from ${sql.table(table)} where ${sql.ref(column)} = ${record} order by id desc limit ${MAX_VERSIONS}
  )`.execute(db)
