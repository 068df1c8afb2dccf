import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { ClientBase } from 'pg'

const ENDING = '.sql'

/** The migrations this program knows, in order. */
export const knownMigrations = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .sort()

/**
 * Runs those of `names` the database has not seen, on this connection and inside its transaction, which stays open.
 * Resolves to the names it ran.
 */
export async function migrateTo(client: ClientBase, folder: string, names: string[]): Promise<string[]> {
  // One connection as a pool, which is what Kysely takes; it is never closed here.
  const borrowed = { query: client.query.bind(client), release() {} } as never
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: { connect: async () => borrowed, end: async () => {} } as never }),
  })
  const up = (name: string) => async (on: Kysely<unknown>) => {
    await sql.raw(readFileSync(join(folder, `${name}${ENDING}`), 'utf8')).execute(on)
  }
  const getMigrations = async () => Object.fromEntries(names.map((name) => [name, { up: up(name) }]))
  const migrator = new Migrator({ db, provider: { getMigrations }, disableTransactions: true })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) {
    const reason = error instanceof Error ? error.message : error
    throw new Error(`The database could not be migrated: ${reason}`, { cause: error })
  }
  return results.map(({ migrationName }) => migrationName)
}
