import { describe, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { openPool } from '../db/open.ts'
import { type Limit, LimitReached, makeLimits } from './limits.ts'

const LIMIT: Limit = { name: 'flood', points: 5, duration: 60, stored: true }
const app = startApp()

describe('a thousand tries of one key at once', () => {
  test('wait for no connection to the database, and all but the first are refused', async () => {
    let waiting = 0
    const tries = Array.from({ length: 1000 }, async () => {
      const refusal: unknown = await app.limits.spend(LIMIT, '192.0.2.1').catch((reason) => reason)
      waiting = Math.max(waiting, app.pool.waitingCount)
      return refusal
    })
    const refusals = (await Promise.all(tries)).filter((refusal) => refusal instanceof LimitReached)
    expect(refusals).toHaveLength(995)
    expect(refusals.filter(({ isFirst }) => isFirst)).toHaveLength(1)
    expect(waiting).toBe(0)
  })

  test('fail together where the database does not answer; a later one asks it again', async () => {
    const pool = openPool({ host: '127.0.0.1', port: 1 })
    const { spend } = makeLimits({ pool, secret: app.secret })
    const spendOnce = () =>
      spend(LIMIT, '192.0.2.1').then(
        () => undefined,
        (reason: unknown) => reason,
      )
    const reasons = new Set(await Promise.all(Array.from({ length: 1000 }, spendOnce)))
    expect(reasons.size).toBe(1)
    expect(reasons).toContainEqual(expect.objectContaining({ code: 'ECONNREFUSED' }))
    expect(reasons).not.toContain(await spendOnce())
    await pool.end()
  })
})
