import { createHmac } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { nowMs } from '#clock.ts'
import { AppError } from '../errors.ts'

/** How often something may happen. */
export interface Limit {
  /** Unique: counters are stored by it. */
  name: string
  /** Times. */
  points: number
  /** Period in seconds. */
  duration: number
  /** Counted in the database, by all processes together and through restarts; otherwise by this process alone. */
  stored?: true
}

/** Previews rendered for one member of staff. */
export const PREVIEW_LIMIT: Limit = { name: 'preview', points: 120, duration: 60 }

/** Milliseconds for which a stored limit that was reached refuses without asking the database: a flood costs it nothing. */
const REPEAT_MS = 5_000

/** The program's counters. */
export interface Limits {
  /** Counts one. Throws 429 where there were too many. */
  spend(limit: Limit, key: string): Promise<void>
  /** Takes one back. */
  refund(limit: Limit, key: string): Promise<void>
}

export function makeLimits({ pool, secret }: { pool: Pool; secret: string }): Limits {
  const limiters = new Map<string, RateLimiterMemory | RateLimiterPostgres>()
  const limiterOf = (limit: Limit) => {
    const limiter = limiters.get(limit.name) ?? makeLimiter(limit, pool)
    limiters.set(limit.name, limiter)
    return limiter
  }
  // What is stored must not tell who was counted.
  const keyOf = (limit: Limit, key: string) =>
    limit.stored ? createHmac('sha256', secret).update(`limit ${key}`).digest('base64url') : key
  // By key: when the limit is over, and when the database is asked again.
  const refused = new LRUCache<string, { over: number; askAgain: number }>({ max: 10_000 })
  const count = async (limit: Limit, key: string) => {
    const name = nameOf(limit, key)
    const earlier = refused.get(name)
    if (earlier && nowMs() < earlier.askAgain) throw new LimitReached(limit, earlier.over - nowMs())
    await limiterOf(limit)
      .consume(keyOf(limit, key))
      .catch((reason) => {
        if (!(reason instanceof RateLimiterRes)) throw reason
        const { msBeforeNext, consumedPoints } = reason
        const now = nowMs()
        if (limit.stored)
          refused.set(name, { over: now + msBeforeNext, askAgain: now + Math.min(msBeforeNext, REPEAT_MS) })
        throw new LimitReached(limit, msBeforeNext, consumedPoints)
      })
  }
  const inTurn = makeTurns()
  return {
    // Of simultaneous tries, one asks the database: a flood would take all connections before the first is refused.
    spend: (limit, key) => (limit.stored ? inTurn(nameOf(limit, key), () => count(limit, key)) : count(limit, key)),
    async refund(limit, key) {
      await limiterOf(limit).reward(keyOf(limit, key))
    },
  }
}

const nameOf = (limit: Limit, key: string) => `${limit.name} ${key}`

/** Makes a function that calls `count` once the earlier counts of that name are over. */
function makeTurns() {
  const lastTurns = new Map<string, Promise<void>>()
  return (name: string, count: () => Promise<void>) => {
    const turn = (lastTurns.get(name) ?? Promise.resolve()).then(count)
    const last = turn
      .catch((reason) => {
        // A refusal ends its own call alone; a database that does not answer fails all that wait for it.
        if (!(reason instanceof LimitReached)) throw reason
      })
      .finally(() => lastTurns.get(name) === last && lastTurns.delete(name))
    last.catch(() => {})
    lastTurns.set(name, last)
    return turn
  }
}

function makeLimiter({ name, points, duration, stored }: Limit, pool: Pool) {
  const options = { keyPrefix: name, points, duration }
  if (!stored) return new RateLimiterMemory(options)
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
  })
}

/** Too many tries. */
export class LimitReached extends AppError {
  readonly limit: string
  /** Whether it is the first try that was too many. */
  readonly isFirst: boolean

  constructor({ name, points }: Limit, msBeforeNext: number, consumed = 0) {
    const minutes = Math.max(1, Math.ceil(msBeforeNext / 60_000))
    const hours = Math.ceil(minutes / 60)
    const wait = minutes > 90 ? `${hours} horas` : `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`
    super('too-many', `Muitas tentativas seguidas. Tente de novo em ${wait}.`)
    this.limit = name
    this.isFirst = consumed === points + 1
  }
}
