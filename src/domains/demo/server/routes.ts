import { implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import { demoContract } from '../contract.ts'
import { readDemo, removeDemo } from './service.ts'

const demo = implement(demoContract).$context<Context>().use(enforceAccess)

export const demoRoutes = demo.router({
  state: demo.state.handler(({ context }) => readDemo(context)),
  remove: demo.remove.handler(({ context, input }) => removeDemo(context, input)),
})
