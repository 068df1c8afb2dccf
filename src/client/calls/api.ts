import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { contract } from '#domains/contract.ts'
import { rendering } from '#platform/rendering.ts'
import { makeBrowserApi } from './browser-api.ts'
import type { CallContext } from './creation.ts'

export type Api = ContractRouterClient<typeof contract, CallContext>

const makeApi = createIsomorphicFn()
  .server(
    (): Api =>
      createORPCClient({
        call: async (...call) => {
          const link = rendering.getStore()?.link
          if (!link) throw new Error('A call on the server needs a page being rendered')
          return link.call(...call)
        },
      }),
  )
  .client(() => makeBrowserApi() as Api)

/** The contract's calls: in process while a page renders on the server, over HTTP in the browser. */
export const api: Api = makeApi()
