import { defineDomain } from '#platform/domain.ts'
import { seedDemoMargins } from './demo.ts'
import { marginsRoutes } from './routes.ts'

export const margins = defineDomain({
  module: 'finance',
  routes: marginsRoutes,
  jobs: [],
  // Rows of other domains, which remove them.
  demo: { table: 'budgets', seed: seedDemoMargins, remove: async () => {} },
})
