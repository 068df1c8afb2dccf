import { OpenAPIHandler } from '@orpc/openapi/fetch'
import type { AnyRouter } from '@orpc/server'
import { ResponseHeadersPlugin } from '@orpc/server/plugins'
import type { Logger } from 'pino'
import type { Context } from '../context.ts'
import type { CallMeta } from '../contract/call.ts'
import type { Answer } from './answer.ts'
import { failureBody, toSafeError } from './failures.ts'
import { MadeAnswer } from './made-answer.ts'

/** A context that also takes what was answered, past oRPC's own serializer. */
interface Receiving extends Context {
  answered: { json?: string; made?: MadeAnswer }
}

interface Call {
  /** Where the calls' paths begin. */
  prefix: `/${string}`
  context: Context
}

type Handled = { matched: true; response: Response } | { matched: false; response: undefined }

/** Serves the router over HTTP, with all failures in one shape. */
export function callHandler(router: AnyRouter, log: Logger) {
  const handler = new OpenAPIHandler<Receiving>(router, {
    plugins: [new ResponseHeadersPlugin()],
    clientInterceptors: [
      async ({ next, context: { answered }, procedure }) => {
        try {
          const output = await next()
          if (output instanceof MadeAnswer) answered.made = output
          // oRPC's serializer would copy each value first, looking for dates and the like, and come to the same text.
          else if ((procedure['~orpc'].meta as CallMeta).isPlain) answered.json = JSON.stringify(output)
          else return output
          return undefined
        } catch (error) {
          throw toSafeError(error, log)
        }
      },
    ],
    customErrorResponseBodyEncoder: failureBody,
  })
  return {
    /** Answers a call; not `matched` where there is none at that address. */
    async handle(request: Request, { prefix, context }: Call): Promise<Answer | Handled> {
      const answered: Receiving['answered'] = {}
      const handled = await handler.handle(request, { prefix, context: { ...context, answered } })
      if (answered.made) return answered.made
      if (answered.json === undefined || !handled.response) return handled
      const { status, headers } = handled.response
      headers.set('content-type', 'application/json')
      return { matched: true, response: new Response(answered.json, { status, headers }) }
    },
  }
}
