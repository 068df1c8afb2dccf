import { implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import { analyticsContract } from '../contract.ts'
import { reportViews } from './report.ts'
import { sendReport } from './report-file.ts'
import { summarise } from './resum.ts'
import { track } from './service.ts'

const analytics = implement(analyticsContract).$context<Context>().use(enforceAccess)

export const analyticsRoutes = analytics.router({
  resum: analytics.resum.handler(({ context, input }) => summarise(context, input)),
  report: analytics.report.handler(async ({ context, input }) => ({
    result: true,
    data: await reportViews(context, input),
  })),
  reportFile: analytics.reportFile.handler(({ context, input }) => sendReport(context, input)),
  track: analytics.track.handler(({ context, input }) => track(context, input)),
})
