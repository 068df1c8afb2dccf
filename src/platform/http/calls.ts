import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { type AnyRouter, os } from '@orpc/server'
import { ResponseHeadersPlugin } from '@orpc/server/plugins'
import type { Logger } from 'pino'
import { type Context, isAdmin, requireUser } from '../context.ts'
import type { CallMeta } from '../contract/call.ts'
import { AppError } from '../errors.ts'
import { failureBody, toSafeError } from './failures.ts'

/**
 * Checks the access that a call's contract declares. It is a middleware of the calls themselves, so that it also applies
 * to those made in process while a page renders.
 */
export const enforceAccess = os.$context<Context>().middleware(({ context, next, procedure }) => {
  const { access } = procedure['~orpc'].meta as CallMeta
  if (access !== 'public') requireUser(context)
  if (access === 'admin' && !isAdmin(context)) throw new AppError('forbidden', 'Esta área é da administração.')
  return next()
})

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
