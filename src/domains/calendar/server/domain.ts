import type { ServerDomain } from '#platform/domain.ts'
import { pushJob } from './push/push-job.ts'
import { calendarRoutes } from './routes.ts'

export const calendar = {
  routes: calendarRoutes,
  documents: {},
  forms: {},
  jobs: [pushJob],
  pageParameters: {},
  secretPages: [],
  listPages: null,
  seed: null,
  demo: null,
  topics: {},
  notices: [],
  find: null,
  dates: [],
  listWithClient: null,
} satisfies ServerDomain
