import { defineDomain } from '#platform/domain.ts'
import { removeDemoViews, seedDemoViews } from './demo.ts'
import { retentionJob, viewTotalsJob } from './jobs.ts'
import { readsEvidence } from './reads.ts'
import { analyticsRoutes } from './routes.ts'

export const analytics = defineDomain({
  routes: analyticsRoutes,
  jobs: [retentionJob, viewTotalsJob],
  demo: { table: 'view_days', seed: seedDemoViews, remove: removeDemoViews },
  evidence: readsEvidence,
})
