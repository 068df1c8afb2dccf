import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from './tables.gen.ts'

/**
 * A transaction that a service may use as the database: the transactions that it begins are savepoints of this one, one
 * after the other, so that all its work is committed at once or not at all.
 */
export function nestIn(outer: Transaction<DB>): Kysely<DB> {
  let last: Promise<unknown> = Promise.resolve()
  const execute = <Done>(work: (db: Transaction<DB>) => Promise<Done>) => {
    const turn = last.then(() => runInSavepoint(outer, work))
    last = turn.catch(() => {})
    return turn
  }
  return new Proxy(outer as Kysely<DB>, {
    get(target, name) {
      if (name === 'transaction') return () => ({ execute })
      const value: unknown = Reflect.get(target, name, target)
      // Kysely keeps its state in private fields, which a proxy does not have.
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

async function runInSavepoint<Done>(db: Transaction<DB>, work: (db: Transaction<DB>) => Promise<Done>): Promise<Done> {
  await sql`savepoint nested`.execute(db)
  try {
    const done = await work(db)
    await sql`release savepoint nested`.execute(db)
    return done
  } catch (error) {
    // Where the connection is lost, what it was lost by is the reason to tell.
    await sql`rollback to savepoint nested`.execute(db).catch(() => {})
    throw error
  }
}
