import { defineDomain } from '#platform/domain.ts'
import { cleanFinanceFilesJob, purgeFinanceJob } from './clean.ts'
import { removeDemoBook, seedDemoBook } from './demo.ts'
import { billLayer } from './due-layer.ts'
import { findReports } from './find.ts'
import { repeatJob } from './make-due.ts'
import { financeRoutes } from './routes.ts'

export const finance = defineDomain({
  routes: financeRoutes,
  jobs: [repeatJob, purgeFinanceJob, cleanFinanceFilesJob],
  demo: { table: 'finance_reports', seed: seedDemoBook, remove: removeDemoBook },
  find: findReports,
  dates: [billLayer],
})
