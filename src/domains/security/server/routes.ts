import { implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import { securityContract } from '../contract.ts'
import { sendCsv } from './csv.ts'
import { listLog } from './log.ts'

const security = implement(securityContract).$context<Context>().use(enforceAccess)

export const securityRoutes = security.router({
  list: security.list.handler(({ context, input }) => listLog(context, input)),
  csv: security.csv.handler(({ context, input }) => sendCsv(context, input)),
})
