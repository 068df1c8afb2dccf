import { defineDomain } from '#platform/domain.ts'
import { serve } from '#platform/http/calls.ts'
import { securityContract } from '../contract.ts'
import { forgetLinesJob } from './jobs.ts'
import { listLog, sendCsv } from './log.ts'

export const security = defineDomain({
  routes: serve(securityContract, {
    list: listLog,
    csv: sendCsv,
  }),
  jobs: [forgetLinesJob],
})
