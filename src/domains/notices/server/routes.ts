import { serve } from '#platform/http/calls.ts'
import { noticesContract } from '../contract.ts'
import { listNotices, readNotice, readNotices } from './list.ts'
import { listSettings, saveSetting } from './settings.ts'

export const noticesRoutes = serve(noticesContract, {
  list: listNotices,
  read: (context, { id }) => readNotice(context, id),
  readAll: (context, { until }) => readNotices(context, until),
  settings: listSettings,
  saveSetting,
})
