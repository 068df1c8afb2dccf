import { serve } from '#platform/http/calls.ts'
import { marginsContract } from '../contract.ts'
import { listMargins, sendMargins } from './list.ts'
import { compareTasks } from './tasks.ts'

export const marginsRoutes = serve(marginsContract, {
  list: listMargins,
  tasks: (context, { line }) => compareTasks(context, line),
  csv: sendMargins,
})
