import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { DB } from '#platform/db/tables.gen.ts'
import { removeUnused } from '#platform/files/remove-unused.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { colourJob } from '#platform/markdown/colour-job.ts'
import { allFiles, type NamedFiles } from './columns.ts'
import { FOLDER } from './files.ts'

/** Removes project files that no project refers to. */
export const cleanFilesJob = defineJob({
  name: 'clean-project-files',
  payload: z.object({}),
  schedule: '45 4 * * 0',
  expiresIn: 3600,
  async handler(program) {
    const named = await findNamed(program.db)
    const removed = await removeUnused(program, program.storage.private, FOLDER, ({ key }) => named.has(key))
    program.log.info({ removed }, 'unnamed project files removed')
  },
})

/** The keys of all files that projects refer to. */
async function findNamed(db: Kysely<DB>): Promise<Set<string>> {
  const rows = await db.selectFrom('projects').select(['downloads', 'link_sale', 'sale_name', 'sale_size']).execute()
  return new Set(rows.flatMap((row) => Object.values(allFiles(row as NamedFiles)).map(({ key }) => key)))
}

export const colourCodeJob = colourJob('colour-project-code', {
  table: 'projects',
  markdown: 'details_markedown',
  html: 'details_html',
  saved: 'date_update',
})
