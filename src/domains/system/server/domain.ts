import { defineDomain } from '#platform/domain.ts'
import { foldSumsJob } from './fold-sums.ts'
import { systemRoutes } from './routes.ts'
import { backupWaiting } from './waiting.ts'

export const system = defineDomain({
  routes: systemRoutes,
  jobs: [foldSumsJob],
  waiting: backupWaiting,
})
