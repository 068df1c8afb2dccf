import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../errors.ts'

/** How often something may happen, counted in this process. */
const RULES = {
  /** Failed logins to one account from one network. */
  loginAccount: { points: 10, duration: 15 * 60 },
  /** Failed logins to one account, wherever from. */
  loginAnywhere: { points: 100, duration: 60 * 60 },
  /** Failed logins from one network, whatever the account. */
  loginNetwork: { points: 50, duration: 15 * 60 },
  /** Wrong passwords of one's own, asked for once more. */
  ownPassword: { points: 10, duration: 15 * 60 },
  /** Links to set another password, asked for from one network and for one address. */
  forgotNetwork: { points: 10, duration: 60 * 60 },
  forgotAddress: { points: 3, duration: 60 * 60 },
  /** Links to set a password, opened from one network. */
  passwordLink: { points: 60, duration: 15 * 60 },
  /** Likes from one network. */
  like: { points: 60, duration: 60 * 60 },
  /** Faces drawn for one network. */
  face: { points: 300, duration: 10 * 60 },
  /** Views told from one network. */
  view: { points: 600, duration: 60 * 60 },
  /** Messages to the company from one network. */
  contact: { points: 5, duration: 10 * 60 },
  contactDay: { points: 20, duration: 24 * 60 * 60 },
  /** Searches from one network. */
  search: { points: 120, duration: 60 },
  /** Pictures sent by one member of staff. */
  upload: { points: 120, duration: 10 * 60 },
  /** Files sent to projects by one member of staff. */
  projectFile: { points: 120, duration: 10 * 60 },
  /** Logs of screen time uploaded by one member of staff. */
  screenUpload: { points: 30, duration: 10 * 60 },
  /** Times one machine sends screen time. */
  screenLines: { points: 120, duration: 10 * 60 },
  /** Wrong tokens of machines from one network. */
  screenToken: { points: 60, duration: 10 * 60 },
  /** Texts rendered for a preview by one member of staff. */
  preview: { points: 120, duration: 60 },
} as const

export type Limit = keyof typeof RULES

/** The program's counters. */
export interface Limits {
  /** Counts one. Throws 429 when there were too many. */
  spend(limit: Limit, key: string): Promise<void>
  /** Takes one back, for what turned out not to count. */
  refund(limit: Limit, key: string): Promise<void>
}

export function makeLimits(): Limits {
  const limiters = Object.fromEntries(
    Object.entries(RULES).map(([name, rule]) => [name, new RateLimiterMemory({ keyPrefix: name, ...rule })]),
  ) as Record<Limit, RateLimiterMemory>
  return {
    async spend(limit, key) {
      await limiters[limit].consume(key).catch(refuse)
    },
    async refund(limit, key) {
      await limiters[limit].reward(key)
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
