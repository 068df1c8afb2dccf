import { Kysely, PostgresDialect } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'

test('a database that no address of its host answers for is said to be so', async () => {
  // As Node's: with a code, and without a message.
  const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })
  const pool = { connect: () => Promise.reject(refused), end: async () => {} }
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: pool as never }) })
  await expect(migrate(db)).rejects.toThrow('could not be migrated: ECONNREFUSED')
})
