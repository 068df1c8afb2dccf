import { implement } from '@orpc/server'
import type { Context } from '../../../platform/context.ts'
import { enforceAccess } from '../../../platform/http/calls.ts'
import { accountsContract } from '../contract.ts'
import { login, logout, readSession } from './service.ts'

const accounts = implement(accountsContract).$context<Context>().use(enforceAccess)

export const accountsRoutes = accounts.router({
  login: accounts.login.handler(({ context, input }) => login(context, input)),
  session: accounts.session.handler(({ context }) => readSession(context)),
  logout: accounts.logout.handler(({ context }) => logout(context)),
})
