import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../errors.ts'

/** How often something may happen, counted by this process. */
export interface Limit {
  /** Unique: counters are stored by it. */
  name: string
  /** Times. */
  points: number
  /** Period in seconds. */
  duration: number
}

/** Previews rendered for one member of staff. */
export const PREVIEW_LIMIT: Limit = { name: 'preview', points: 120, duration: 60 }

/** The program's counters. */
export interface Limits {
  /** Counts one. Throws 429 where there were too many. */
  spend(limit: Limit, key: string): Promise<void>
  /** Takes one back. */
  refund(limit: Limit, key: string): Promise<void>
}

export function makeLimits(): Limits {
  const limiters = new Map<string, RateLimiterMemory>()
  const limiterOf = ({ name, points, duration }: Limit) => {
    const limiter = limiters.get(name) ?? new RateLimiterMemory({ keyPrefix: name, points, duration })
    limiters.set(name, limiter)
    return limiter
  }
  return {
    async spend(limit, key) {
      await limiterOf(limit).consume(key).catch(refuse)
    },
    async refund(limit, key) {
      await limiterOf(limit).reward(key)
    },
  }
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason
  const minutes = Math.max(1, Math.ceil(reason.msBeforeNext / 60_000))
  const hours = Math.ceil(minutes / 60)
  const wait = minutes > 90 ? `${hours} horas` : `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`
  throw new AppError('too-many', `Muitas tentativas seguidas. Tente de novo em ${wait}.`)
}
