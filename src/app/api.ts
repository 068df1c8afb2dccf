import type { ContractRouterClient } from '@orpc/contract'
import { createRouterClient } from '@orpc/server'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { contract } from '../domains/contract.ts'
import { router } from '../domains/routes.ts'
import { rendering } from '../platform/context.ts'
import { explain } from '../platform/http/failures.ts'
import { makeBrowserApi } from './browser-api.ts'

export type Api = ContractRouterClient<typeof contract>

/** What a failed call carries: its status, a Portuguese message, and what is wrong with each field. */
export interface ApiError extends Error {
  status: number
  data?: { fields?: Record<string, string> }
}
/** Told by its looks: on the server it is another class than in the browser. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && 'status' in error && typeof error.status === 'number'

const makeApi = createIsomorphicFn()
  .server(
    (): Api =>
      createRouterClient(router, {
        context: () =>
          rendering.getStore() ?? Promise.reject(new Error('A call in process needs the request being rendered')),
        interceptors: [
          // The error is written into the page for the browser: of what nobody foresaw it must say no more than a call over HTTP does.
          async ({ context, next }) => {
            try {
              return await next()
            } catch (error) {
              const failure = explain(error, context.log)
              const page = rendering.getStore()
              if (page && failure.status >= 500) page.failed = failure.status
              throw failure
            }
          },
        ],
      }),
  )
  .client(() => makeBrowserApi() as Api)

/** The one way to data: in process while a page renders on the server, over HTTP in the browser. */
export const api: Api = makeApi()
