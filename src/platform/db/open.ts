import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Settings } from '../settings.ts'
import { startEmbedded } from './embedded.ts'
import type { DB } from './tables.gen.ts'

// A calendar day stays the text 'YYYY-MM-DD': a Date would move it by the machine's time zone.
const parsers = new Map<number, (text: string) => unknown>([[pg.types.builtins.DATE, (text) => text]])
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
}

/** The query builder on a pool: the one way both share. */
export const kyselyOn = (pool: pg.Pool) => new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })

/** A pool with the program's type parsers. Connections that break while idle are replaced at the next query. */
export function openPool(config: pg.PoolConfig, log?: Logger) {
  const pool = new pg.Pool({ max: 10, types, application_name: 'vitrine', ...config })
  pool.on('error', (error) => log?.warn({ error: error.message }, 'database connection lost'))
  return pool
}

/** The database of this process: the one `DATABASE_URL` names, else the embedded one in the data folder. */
export async function openDatabase({ databaseUrl, dataDir }: Settings, log: Logger) {
  const server = databaseUrl ? undefined : await startEmbedded(`${dataDir}/postgres`)
  const pool = openPool(server?.connection ?? { connectionString: databaseUrl }, log)
  return {
    pool,
    db: kyselyOn(pool),
    async close() {
      await pool.end()
      await server?.stop()
    },
  }
}
