import { ownCounter } from '#platform/db/user-counters.ts'
import { defineDomain } from '#platform/domain.ts'
import { forgetNoticesJob } from './jobs.ts'
import { noticesRoutes } from './routes.ts'

export const notices = defineDomain({
  routes: noticesRoutes,
  jobs: [forgetNoticesJob],
  topics: { notices: ownCounter('notice_counters') },
})
