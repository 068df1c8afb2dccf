import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { reasonOf } from '../errors.ts'

const ENDING = '.sql'

/** The names of the migrations in a folder (its SQL files), in order. */
export const listMigrations = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .sort()

interface Options {
  /** The migrations to bring the database to; all of `folder` by default. */
  names?: readonly string[]
  /** Whether `db` is inside a transaction already, which stays open. */
  inTransaction?: boolean
}

/**
 * Runs the migrations that the database has not seen, in one transaction, one process at a time. Returns their names.
 * Throws where one fails, and where the database has seen migrations that are not among `names`.
 */
export async function migrate<T>(
  db: Kysely<T>,
  folder = 'migrations',
  { names = listMigrations(folder), inTransaction = false }: Options = {},
): Promise<string[]> {
  const read = (name: string): Migration => ({
    up: async (on) => void (await sql.raw(readFileSync(join(folder, `${name}${ENDING}`), 'utf8')).execute(on)),
  })
  const provider = { getMigrations: async () => Object.fromEntries(names.map((name) => [name, read(name)])) }
  const migrator = new Migrator({ db, provider, disableTransactions: inTransaction })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw new Error(`The database could not be migrated: ${reasonOf(error)}`, { cause: error })
  return results.map(({ migrationName }) => migrationName)
}
