import { implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import { searchContract } from '../contract.ts'
import { findByText } from './service.ts'

const search = implement(searchContract).$context<Context>().use(enforceAccess)

export const searchRoutes = search.router({
  find: search.find.handler(({ context, input }) => findByText(context, input)),
})
