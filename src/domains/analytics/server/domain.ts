import type { ServerDomain } from '#platform/domain.ts'
import { removeDemoViews, seedDemoViews } from './demo.ts'
import { retentionJob } from './retention.ts'
import { viewTotalsJob } from './roll-up.ts'
import { analyticsRoutes } from './routes.ts'

export const analytics = {
  routes: analyticsRoutes,
  documents: {},
  forms: {},
  jobs: [retentionJob, viewTotalsJob],
  pageParameters: {},
  secretPages: [],
  listPages: null,
  seed: null,
  demo: { table: 'view_days', seed: seedDemoViews, remove: removeDemoViews },
  topics: {},
  notices: [],
  find: null,
  dates: [],
  listWithClient: null,
  receivables: null,
} satisfies ServerDomain
