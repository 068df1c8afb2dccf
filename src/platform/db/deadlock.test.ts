import { expect, test } from 'vitest'
import { toSafeError } from '#platform/http/failures.ts'
import { openLog } from '#platform/log.ts'
import { startApp } from '#tests/app.ts'
import { countWaitingQueries } from '#tests/waiting-queries.ts'

const app = startApp()

test('of two changes that wait for each other one is undone, and whoever asked for it is told to try again', async () => {
  await app.pool.query('create table crossed as select id, 0 as value from generate_series(1, 2) as id')
  const [first, second] = await Promise.all([app.pool.connect(), app.pool.connect()])
  const change = (who: typeof first, id: number) =>
    who.query('update crossed set value = value + 1 where id = $1', [id])
  for (const who of [first, second]) await who.query('begin')
  await change(first, 1)
  await change(second, 2)
  const waiting = change(first, 2).catch((error: unknown) => error)
  await expect.poll(() => countWaitingQueries(second)).toBe(1)
  const crossing = change(second, 1).catch((error: unknown) => error)
  // One of them fails, with which the other goes on.
  const errors = (await Promise.all([waiting, crossing])).filter((answer) => answer instanceof Error)
  for (const who of [first, second]) {
    await who.query('rollback')
    who.release()
  }
  const warned: string[] = []
  const log = openLog('warn', { write: (line: string) => void warned.push(line) })
  expect(errors.map((error) => toSafeError(error, log))).toMatchObject([
    { status: 503, code: 'unavailable', message: expect.stringMatching(/Tente de novo/) },
  ])
  expect(warned).toHaveLength(1)
})
