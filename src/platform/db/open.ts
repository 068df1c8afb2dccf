import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Settings } from '../settings.ts'
import { superviseEmbedded } from './embedded/embedded.ts'
import { READ_ONLY } from './errors.ts'
import { refuseLentServers } from './pooler.ts'
import { heedPlanOnce } from './prepared.ts'
import type { DB } from './tables.gen.ts'

const parsers = new Map<number, (text: string) => unknown>([
  // A calendar day stays the text 'YYYY-MM-DD': a Date would shift it by the machine's time zone.
  [pg.types.builtins.DATE, (text) => text],
  // Cents and counts. One that a number cannot hold exactly is an error.
  [pg.types.builtins.INT8, readSafeInteger],
])
function readSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database answered ${text}, beyond exact numbers`)
  return value
}
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
}

/** Most connections: more would wait for the same few cores. */
const CONNECTIONS = 10
/** Milliseconds a call waits for a connection before it is answered with 503. */
const CONNECT_TIMEOUT = 5000

/** A pool with the program's type parsers. Connections that break, or reach a server that was demoted, are replaced. */
export function openPool(config: pg.PoolConfig, log?: Logger) {
  const pool = new pg.Pool({
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    types,
    application_name: 'vitrine',
    ...config,
  })
  // While a pool ends, the server may close its connections first, because it stops right after the pool.
  const logLost = ({ message }: Error) => pool.ending || log?.warn({ reason: message }, 'database connection lost')
  // A lost connection emits two errors, and while idle the pool repeats them; unhandled, any would end the process.
  const ignore = () => {}
  pool.on('connect', (client) => client.once('error', logLost).on('error', ignore))
  pool.on('error', ignore)
  leaveReadOnly(pool)
  return pool
}

/** The query builder on a pool. */
export const kyselyOn = (pool: pg.Pool) =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool, onCreateConnection: heedPlanOnce }) })

/** The embedded server's folder in the data folder. */
export const databaseFolder = ({ dataDir }: Pick<Settings, 'dataDir'>) => `${dataDir}/postgres`

/** The database of this process: the one `DATABASE_URL` names, else the embedded one in the data folder. */
export async function openDatabase(settings: Settings, log: Logger) {
  const server = settings.databaseUrl ? undefined : await startServer(settings, log)
  const connection: pg.ClientConfig = server?.connection ?? { connectionString: settings.databaseUrl }
  if (!server) await refuseLentServers(connection)
  const pool = openPool(connection, log)
  return {
    connection,
    pool,
    db: kyselyOn(pool),
    async close() {
      await pool.end()
      await server?.stop()
    },
  }
}

function startServer(settings: Settings, log: Logger) {
  return superviseEmbedded(databaseFolder(settings), {
    onState: (state) => (state.state === 'down' ? log.error(state, 'database down') : log.info('database back')),
  })
}

/**
 * Makes a pool leave a server that was demoted. Its connections stay open and go on reading, so nothing else would take
 * them out: where one of them is refused a change, those that are idle are closed at once, and the others when they are
 * given back.
 */
function leaveReadOnly(pool: pg.Pool) {
  const open = new Set<pg.PoolClient>()
  const idle = new Set<pg.PoolClient>()
  /** Connected before a change was refused, and still in use. */
  const outdated = new WeakSet<pg.PoolClient>()

  function leave() {
    for (const client of open)
      if (idle.has(client)) client.connection.stream.destroy()
      else outdated.add(client)
  }
  pool.on('connect', (client) => {
    open.add(client)
    client.connection.on('errorMessage', ({ code }: { code?: string }) => code === READ_ONLY && leave())
  })
  pool.on('acquire', (client) => idle.delete(client))
  pool.on('release', (_error, client) => {
    // The pool keeps none that is ending.
    if (outdated.has(client)) void client.end()
    else idle.add(client)
  })
  pool.on('remove', (client) => {
    open.delete(client)
    idle.delete(client)
  })
}
