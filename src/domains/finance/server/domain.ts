import { defineDomain } from '#platform/domain.ts'
import { billOverlay, findInFinance } from './contributions.ts'
import { removeDemoLedger, seedDemoLedger } from './demo.ts'
import { cleanFinanceFilesJob, purgeFinanceJob } from './jobs.ts'
import { repeatJob } from './make-due.ts'
import { financeRoutes } from './routes.ts'
import { payablesWaiting } from './waiting.ts'

export const finance = defineDomain({
  module: 'finance',
  routes: financeRoutes,
  jobs: [repeatJob, purgeFinanceJob, cleanFinanceFilesJob],
  demo: { table: 'finance_reports', seed: seedDemoLedger, remove: removeDemoLedger },
  find: findInFinance,
  dates: [billOverlay],
  waiting: payablesWaiting,
})
