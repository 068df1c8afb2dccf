import { betterAuth } from 'better-auth'
import { admin, twoFactor } from 'better-auth/plugins'
import { CamelCasePlugin, type Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../db/tables.gen.ts'
import { SESSION } from './actor.ts'
import { hashPassword, verifyPassword } from './password.ts'

/** Prefix of the session cookie's name. */
export const COOKIE_PREFIX = 'vitrine'

/**
 * better-auth on our own pool and tables. It is called in process; none of its routes is mounted. The session of a call
 * is looked up by `findActor`, everything else about accounts goes through here.
 */
export const makeAuth = (db: Kysely<DB>, secret: string, baseURL: string, log: Logger) =>
  betterAuth({
    appName: 'Vitrine',
    secret,
    baseURL,
    database: { db: db.withPlugin(new CamelCasePlugin()), type: 'postgres', transaction: true },
    advanced: {
      database: { generateId: 'serial', validateSchema: false },
      cookiePrefix: COOKIE_PREFIX,
      // A session stores the browser's name and no IP address.
      ipAddress: { disableIpTracking: true },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 10,
      maxPasswordLength: 128,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    user: { modelName: 'users' },
    session: { modelName: 'sessions', ...SESSION },
    account: { modelName: 'accounts' },
    verification: { modelName: 'verifications' },
    telemetry: { enabled: false },
    // A wrong password is logged at debug only.
    logger: { log: (level, message) => log[level === 'error' ? 'error' : 'debug'](`accounts: ${message}`) },
    plugins: [
      admin(),
      twoFactor({
        issuer: 'Vitrine',
        twoFactorTable: 'two_factors',
        schema: { twoFactor: { modelName: 'two_factors' } },
      }),
    ],
  })

export type Auth = ReturnType<typeof makeAuth>
