import { implement } from '@orpc/server'
import type { Context } from '../../../platform/context.ts'
import { enforceAccess } from '../../../platform/http/calls.ts'
import { analyticsContract } from '../contract.ts'
import { tell } from './service.ts'

const analytics = implement(analyticsContract).$context<Context>().use(enforceAccess)

export const analyticsRoutes = analytics.router({
  tell: analytics.tell.handler(({ context, input }) => tell(context, input)),
})
