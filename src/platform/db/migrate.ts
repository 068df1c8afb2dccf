import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

/** The ordered plain-SQL migrations in `folder`, by file name. */
function readMigrations(folder: string): Record<string, Migration> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return Object.fromEntries(
    files.map((file) => {
      const up = (db: Kysely<unknown>) => sql.raw(readFileSync(join(folder, file), 'utf8')).execute(db)
      return [file.slice(0, -'.sql'.length), { up: async (db) => void (await up(db)) }]
    }),
  )
}

/**
 * Brings the database to the newest schema: all missing migrations in one transaction, one process at a time.
 * Throws when one fails, or when the database has seen migrations this program does not know.
 */
export async function migrate<T>(db: Kysely<T>, folder = 'migrations') {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => readMigrations(folder) } })
  const { error, results } = await migrator.migrateToLatest()
  if (error)
    throw new Error(`The database could not be migrated: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  return results ?? []
}
