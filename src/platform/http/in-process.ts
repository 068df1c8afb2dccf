import type { ClientContext, ClientLink } from '@orpc/client'
import { type AnyRouter, createRouterClient } from '@orpc/server'
import { rendering } from '../context.ts'
import { toSafeError } from './failures.ts'

type Calls = { [name: string]: Calls } & ((input: unknown, options: unknown) => Promise<unknown>)

/** A client for pages that render on the server: calls run in this process, with the context of the rendering. */
export function inProcessLink(router: AnyRouter): ClientLink<ClientContext> {
  const calls = createRouterClient(router, {
    context: () =>
      rendering.getStore() ?? Promise.reject(new Error('A call in process needs the request being rendered')),
    interceptors: [
      // The error is written into the page: an unexpected one must say no more than it does over HTTP.
      async ({ context, next }) => {
        try {
          return await next()
        } catch (error) {
          const failure = toSafeError(error, context.log)
          const page = rendering.getStore()
          if (page && failure.status >= 500) page.failed = failure.status
          throw failure
        }
      },
    ],
  }) as unknown as Calls
  return {
    call: (path, input, options) => path.reduce<Calls>((part, name) => part[name] as Calls, calls)(input, options),
  }
}
