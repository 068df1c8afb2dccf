import pg from 'pg'

/** A connection as far as it is asked here. `processID` is the one that the greeting named. */
export interface Asked {
  processID?: number | null
  connect(): Promise<unknown>
  query(text: string): Promise<{ rows: { pid: number }[] }>
  end(): Promise<unknown>
}

/** Connections that are held while the first is asked again: a pooler lends them the server that it gave back last. */
const HELD = 3
const PID = 'select pg_backend_pid() as pid'

/**
 * Throws where connections lead through a pooler that lends a server to each transaction (PgBouncer's modes `transaction`
 * and `statement`): locks, prepared statements and LISTEN belong to a server's session, and would be another's at the next
 * statement. One that keeps a server for each connection (mode `session`) is as good as none.
 */
export async function refuseLentServers(config: pg.ClientConfig, open = (): Asked => new pg.Client(config)) {
  const [first, ...others] = Array.from({ length: HELD + 1 }, open)
  await first!.connect()
  try {
    const own = await pidOf(first!)
    // A server that is connected to itself names itself in its greeting.
    if (own === first!.processID) return
    const held = await Promise.all(others.map(holdServer))
    if (held.includes(own) || (await pidOf(first!)) !== own) throw new Error(REASON)
  } finally {
    await Promise.allSettled([first!, ...others].map((client) => client.end()))
  }
}

const REASON =
  'DATABASE_URL leads through a pooler that lends a server to each transaction, such as PgBouncer with pool_mode = transaction. Vitrine needs one for each connection: set pool_mode = session, or lead DATABASE_URL to PostgreSQL itself.'

async function holdServer(client: Asked): Promise<number> {
  await client.connect()
  try {
    await client.query('begin')
  } catch (error) {
    // In the mode `statement` there are no transactions at all.
    throw new Error(REASON, { cause: error })
  }
  return pidOf(client)
}

const pidOf = async (client: Asked) => (await client.query(PID)).rows[0]!.pid
