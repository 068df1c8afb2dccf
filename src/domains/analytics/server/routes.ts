import { serve } from '#platform/http/calls.ts'
import { analyticsContract } from '../contract.ts'
import { viewsNow } from './now.ts'
import { reportViews } from './report.ts'
import { sendReport } from './report-file.ts'
import { summarise } from './resum.ts'
import { track } from './service.ts'

export const analyticsRoutes = serve(analyticsContract, {
  resum: summarise,
  report: async (context, input) => ({
    result: true,
    data: await reportViews(context, input),
  }),
  now: async (context, input) => ({ result: true, data: await viewsNow(context, input) }),
  reportFile: sendReport,
  track,
})
