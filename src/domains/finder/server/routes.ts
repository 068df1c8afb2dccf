import { implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import { finderContract } from '../contract.ts'

const finder = implement(finderContract).$context<Context>().use(enforceAccess)

export const finderRoutes = finder.router({
  find: finder.find.handler(async ({ context, input }) => {
    const found = await Promise.all(context.domains.map(({ find }) => find?.(context, input.q) ?? []))
    return { data: found.flat() }
  }),
})
