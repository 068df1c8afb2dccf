import type { ServerDomain } from '#platform/domain.ts'
import { cleanFinanceFilesJob, purgeFinanceJob } from './clean.ts'
import { removeDemoBook, seedDemoBook } from './demo.ts'
import { billLayer } from './due-layer.ts'
import { findReports } from './find.ts'
import { repeatJob } from './make-due.ts'
import { financeRoutes } from './routes.ts'

export const finance = {
  routes: financeRoutes,
  documents: {},
  forms: {},
  jobs: [repeatJob, purgeFinanceJob, cleanFinanceFilesJob],
  pageParameters: {},
  secretPages: [],
  listPages: null,
  seed: null,
  demo: { table: 'finance_reports', seed: seedDemoBook, remove: removeDemoBook },
  topics: {},
  notices: [],
  find: findReports,
  dates: [billLayer],
  listWithClient: null,
  receivables: null,
} satisfies ServerDomain
