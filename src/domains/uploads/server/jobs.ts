import { type Kysely, sql } from 'kysely'
import * as z from 'zod'
import type { DB } from '#platform/db/tables.gen.ts'
import { removeUnused } from '#platform/files/remove-unused.ts'
import { defineJob } from '#platform/jobs/job.ts'

/** The beginning of an uploaded picture's file names, common to all its widths: hash and size. */
const PICTURE = '[0-9a-f]{24}-[0-9]+x[0-9]+'
const PREFIX = new RegExp(`^${PICTURE}`)

/** Removes uploaded pictures that no record refers to any more. */
export const cleanJob = defineJob({
  name: 'clean-uploads',
  payload: z.object({}),
  schedule: '30 4 * * 0',
  expiresIn: 3600,
  async handler(program) {
    const used = await findUsed(program.db)
    const removed = await removeUnused(program, program.storage.uploads, '', ({ name }) => {
      const [picture] = PREFIX.exec(name) ?? []
      return !picture || used.has(picture)
    })
    program.log.info({ removed }, 'unused uploads removed')
  },
})

/** Every picture that the database refers to. All columns that hold text are searched, so that no domain can be forgotten. */
async function findUsed(db: Kysely<DB>): Promise<Set<string>> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY') and table_name in (
      select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
    )`.execute(db)
  const used = new Set<string>()
  for (const { table, column } of columns) {
    const { rows } = await sql<{ picture: string }>`
      select distinct (regexp_matches(${sql.id(column)}::text, ${PICTURE}, 'g'))[1] as picture
      from ${sql.table(table)}`.execute(db)
    for (const { picture } of rows) used.add(picture)
  }
  return used
}
