import type { ServerDomain } from '#platform/domain.ts'
import { cleanFinanceFilesJob, purgeFinanceJob, removeFinanceFilesJob } from './clean.ts'
import { removeDemoBook, seedDemoBook } from './demo.ts'
import { findReports } from './find.ts'
import { repeatJob } from './make-due.ts'
import { financeRoutes } from './routes.ts'

export const finance = {
  routes: financeRoutes,
  documents: {},
  forms: {},
  jobs: [repeatJob, removeFinanceFilesJob, purgeFinanceJob, cleanFinanceFilesJob],
  pageParameters: {},
  secretPages: [],
  listPages: null,
  seed: null,
  demo: { table: 'finance_reports', seed: seedDemoBook, remove: removeDemoBook },
  topics: {},
  notices: [],
  find: findReports,
  listWithClient: null,
  receivables: null,
} satisfies ServerDomain
