// Methods and paths only (see vite.config.ts), so that no schema weighs on a public page.
import paths from 'virtual:api-paths'
import { createORPCClient, ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createRouterClient } from '@orpc/server'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { contract } from '../domains/contract.ts'
import { router } from '../domains/routes.ts'
import { rendering } from '../platform/context.ts'
import { explain } from '../platform/http/failures.ts'
import { goToLogin } from './login-address.ts'

export type Api = ContractRouterClient<typeof contract>

/** What a failed call carries: its status, a Portuguese message, and what is wrong with each field. */
export type ApiError = ORPCError<string, { fields?: Record<string, string> }>
export const isApiError = (error: unknown): error is ApiError => error instanceof ORPCError

interface FailureBody {
  data?: { error?: string; fields?: Record<string, string> }
}

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
  .client((): Api => {
    const link = new OpenAPILink(paths as never, {
      url: `${location.origin}/api/v1`,
      headers: { accept: 'application/json', 'accept-language': 'pt_BR' },
      customErrorResponseBodyDecoder: (body, { status }) => {
        if (status === 403) goToLogin()
        const { error, fields } = (body as FailureBody | null)?.data ?? {}
        return new ORPCError('FAILED', {
          status,
          message: error ?? 'O servidor não respondeu como devia. Tente de novo.',
          data: { fields },
        })
      },
    })
    return createORPCClient(link)
  })

/** The one way to data: in process while a page renders on the server, over HTTP in the browser. */
export const api: Api = makeApi()
