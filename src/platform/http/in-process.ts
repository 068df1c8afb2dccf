import type { ClientContext, ClientLink } from '@orpc/client'
import { type AnyRouter, createRouterClient, isProcedure } from '@orpc/server'
import type { CallMeta } from '../contract/call.ts'
import { rendering } from '../rendering.ts'
import { toSafeError } from './failures.ts'
import { dayAt } from './send-cached.ts'

type Calls = { [name: string]: Calls } & ((input: unknown, options: unknown) => Promise<unknown>)

/**
 * A client for pages that render on the server: calls run in this process, with the context of the rendering. Those that
 * are `cached` are not repeated until content changes, except for a page with unsaved values.
 */
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
    async call(path, input, options) {
      const call = () => path.reduce<Calls>((part, name) => part[name] as Calls, calls)(input, options)
      const page = rendering.getStore()
      if (!page || page.draft !== undefined || !isCached(router, path)) return call()
      const key = `${dayAt(page.clock.now())} ${path.join('.')} ${JSON.stringify(input)}`
      const result = await page.pages.results.find(key, async () => ({ value: await call() }))
      return result.value
    },
  }
}

function isCached(router: AnyRouter, path: readonly string[]): boolean {
  const procedure = path.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], router)
  return isProcedure(procedure) && ((procedure['~orpc'].meta as CallMeta).cached ?? false)
}
