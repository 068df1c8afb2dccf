import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { type AnyRouter, os } from '@orpc/server'
import { ResponseHeadersPlugin } from '@orpc/server/plugins'
import type { Logger } from 'pino'
import { type Context, isAdmin, requireUser } from '../context.ts'
import type { CallMeta } from '../contract/call.ts'
import { AppError, SecondFactorMissing } from '../errors.ts'
import { recordSecurity, recordSecurityOfEach } from '../security-log.ts'
import { failureBody, toSafeError } from './failures.ts'
import { answerOnce } from './idempotency.ts'
import { LimitReached } from './limits.ts'

/**
 * Checks the access that a call's contract declares, and records in the security log what it declares. It is a middleware
 * of the calls themselves, so that it also applies to those made in process while a page renders.
 */
export const enforceAccess = os
  .$context<Context>()
  .middleware(async ({ context: given, next, procedure, path }, input, done) => {
    const { access, records, beforeSecondFactor, creates, raw } = procedure['~orpc'].meta as CallMeta
    const detail = path.join('.')
    if (access !== 'public') requireUser(given)
    const lacksSecondFactor = Boolean(given.actor?.needsSecondFactor) && !beforeSecondFactor
    if (lacksSecondFactor && access !== 'public') throw new SecondFactorMissing()
    const context = lacksSecondFactor ? { ...given, actor: null } : given
    if (access === 'admin' && !isAdmin(context)) throw new AppError('forbidden', 'Esta área é da administração.')
    const work = async ({ db }: Context) => {
      const changed: number[] = []
      const answer = await next({ context: { db, changed, actor: context.actor } })
      if (records)
        await recordSecurityOfEach({ ...context, db }, records, { subjects: subjectsOf(input, changed), detail })
      return answer
    }
    try {
      // A body that is not parsed is known to the service alone, which calls `answerOnce` itself.
      if (!creates || raw) return await work(context)
      return done(await answerOnce(context, { name: detail, input }, async (own) => (await work(own)).output))
    } catch (error) {
      if (error instanceof LimitReached && error.isFirst)
        await recordSecurity(context, 'limit', { detail: error.limit })
      throw error
    }
  })

/** The records that a call was about: those it says to have changed where its input has `ids`, else the input's `id`. */
function subjectsOf(input: unknown, changed: readonly number[]): readonly (number | undefined)[] {
  const { id, ids } = (input ?? {}) as { id?: unknown; ids?: unknown }
  if (Array.isArray(ids)) return changed
  return [Number.isSafeInteger(id) ? (id as number) : undefined]
}

/** Serves the router over HTTP, with all failures in one shape. */
export const callHandler = (router: AnyRouter, log: Logger) =>
  new OpenAPIHandler<Context>(router, {
    plugins: [new ResponseHeadersPlugin()],
    clientInterceptors: [
      async ({ next }) => {
        try {
          return await next()
        } catch (error) {
          throw toSafeError(error, log)
        }
      },
    ],
    customErrorResponseBodyEncoder: failureBody,
  })
