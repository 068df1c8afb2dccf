import { defineDomain } from '#platform/domain.ts'
import { removeDemoViews, seedDemoViews } from './demo.ts'
import { readsEvidence } from './reads.ts'
import { retentionJob } from './retention.ts'
import { viewTotalsJob } from './roll-up.ts'
import { analyticsRoutes } from './routes.ts'

export const analytics = defineDomain({
  routes: analyticsRoutes,
  jobs: [retentionJob, viewTotalsJob],
  demo: { table: 'view_days', seed: seedDemoViews, remove: removeDemoViews },
  evidence: readsEvidence,
})
