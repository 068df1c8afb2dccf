import { implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import { noticesContract } from '../contract.ts'
import { listNotices, readNotice, readNotices } from './list.ts'
import { listSettings, saveSetting } from './settings.ts'

const notices = implement(noticesContract).$context<Context>().use(enforceAccess)

export const noticesRoutes = notices.router({
  list: notices.list.handler(({ context, input }) => listNotices(context, input)),
  read: notices.read.handler(({ context, input }) => readNotice(context, input.id)),
  readAll: notices.readAll.handler(({ context, input }) => readNotices(context, input.until)),
  settings: notices.settings.handler(({ context }) => listSettings(context)),
  saveSetting: notices.saveSetting.handler(({ context, input }) => saveSetting(context, input)),
})
