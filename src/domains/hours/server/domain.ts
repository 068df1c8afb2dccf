import { defineDomain } from '#platform/domain.ts'
import { removeDemoHours, seedDemoHours } from './demo.ts'
import { returnExpiredJob, stopIdleTimersJob } from './jobs.ts'
import { hoursRoutes } from './routes.ts'
import { timersWaiting } from './waiting.ts'

export const hours = defineDomain({
  module: 'boards',
  routes: hoursRoutes,
  jobs: [stopIdleTimersJob, returnExpiredJob],
  demo: { table: 'task_hours', seed: seedDemoHours, remove: removeDemoHours },
  waiting: timersWaiting,
})
