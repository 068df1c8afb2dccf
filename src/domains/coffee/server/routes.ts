import { implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import type { Documents } from '#platform/http/documents.ts'
import { coffeeContract } from '../contract.ts'
import { sendCoffee } from './picture.ts'
import { listCoffees } from './service.ts'

const coffee = implement(coffeeContract).$context<Context>().use(enforceAccess)

export const coffeeRoutes = coffee.router({
  list: coffee.list.handler(({ context }) => listCoffees(context)),
})

export const coffeeDocuments: Documents = { '/coffee/*': sendCoffee }
