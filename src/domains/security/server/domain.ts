import { defineDomain } from '#platform/domain.ts'
import { serve } from '#platform/http/calls.ts'
import { securityContract } from '../contract.ts'
import { sendCsv } from './csv.ts'
import { forgetLinesJob } from './forget-lines.ts'
import { listLog } from './log.ts'

export const security = defineDomain({
  routes: serve(securityContract, {
    list: listLog,
    csv: sendCsv,
  }),
  jobs: [forgetLinesJob],
})
