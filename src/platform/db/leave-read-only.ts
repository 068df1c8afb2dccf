import type pg from 'pg'
import { READ_ONLY } from './errors.ts'

/**
 * Makes a pool leave a server that was demoted. Its connections stay open and go on reading, so nothing else would take
 * them out: where one of them is refused a change, those that are idle are closed at once, and the others when they are
 * given back.
 */
export function leaveReadOnly(pool: pg.Pool) {
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
