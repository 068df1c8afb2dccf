import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { DB } from '#platform/db/tables.gen.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { type FileStore, isMissing } from '#platform/files/file-store.ts'
import { DAY_MS } from '#time.ts'
import { allFiles, type NamedFiles } from './columns.ts'
import { FOLDER } from './files.ts'

/** How long a file may lie unnamed: it may have been taken out of its place by mistake. */
const PATIENCE_DAYS = 30
/** What a crash leaves of a file that was being written. */
const PART = /^\..*\.part$/

/** Removes files of projects that no project names: what a crash, or a deletion that could not reach the storage, has left. */
export const cleanFilesJob = defineJob({
  name: 'clean-project-files',
  payload: z.object({}),
  schedule: '45 4 * * 0',
  expiresIn: 3600,
  async handler({ db, storage, clock, log }) {
    const now = clock.now().getTime()
    const named = await findNamed(db)
    let removed = 0
    for (let token: string | undefined, more = true; more; more = token !== undefined) {
      const listed = await listFiles(storage.private, token)
      token = listed.paginationToken
      for (const file of listed.objects) {
        if (!file.isFile || named.has(file.key)) continue
        const { lastModified } = await storage.private.getMetaData(file.key)
        const days = PART.test(file.name) ? 1 : PATIENCE_DAYS
        if (lastModified.getTime() > now - days * DAY_MS) continue
        await storage.private.delete(file.key)
        removed++
      }
    }
    log.info({ removed }, 'unnamed project files removed')
  },
})

/** Some of the files below the projects' folder; none where there has never been one. */
async function listFiles(disk: FileStore, paginationToken: string | undefined) {
  try {
    return await disk.listAll(FOLDER, { recursive: true, paginationToken })
  } catch (error) {
    if (!isMissing(error)) throw error
    return { paginationToken: undefined, objects: [] }
  }
}

/** The key of every file a project names. */
async function findNamed(db: Kysely<DB>): Promise<Set<string>> {
  const rows = await db.selectFrom('projects').select(['downloads', 'link_sale', 'sale_name', 'sale_size']).execute()
  return new Set(rows.flatMap((row) => Object.values(allFiles(row as NamedFiles)).map(({ key }) => key)))
}
