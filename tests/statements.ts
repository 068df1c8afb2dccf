import pg from 'pg'
import type { TestApp } from './app.ts'

/**
 * The statements that a program sends to its database while something is done with it, in their order, transactions'
 * begin and commit included. Nothing else may be done with it meanwhile.
 */
export async function recordStatements({ database }: Pick<TestApp, 'database'>, work: () => Promise<unknown>) {
  const { query } = pg.Client.prototype
  const sent: string[] = []
  pg.Client.prototype.query = function (this: pg.Client, ...given: [config: unknown]) {
    const [config] = given
    const text = typeof config === 'string' ? config : (config as pg.QueryConfig).text
    // An empty one asks the connection that listens whether all events have come.
    if (text && this.database === database) sent.push(text)
    return Reflect.apply(query, this, given)
  } as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return sent
}
