import { implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import { coffeeContract } from '../contract.ts'
import { listCoffees } from './service.ts'

const coffee = implement(coffeeContract).$context<Context>().use(enforceAccess)

export const coffeeRoutes = coffee.router({
  list: coffee.list.handler(({ context }) => listCoffees(context)),
})
