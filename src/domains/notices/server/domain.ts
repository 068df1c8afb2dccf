import { ownCounter } from '#platform/db/user-counters.ts'
import type { ServerDomain } from '#platform/domain.ts'
import { forgetNoticesJob } from './forget.ts'
import { noticesRoutes } from './routes.ts'

export const notices = {
  routes: noticesRoutes,
  documents: {},
  forms: {},
  jobs: [forgetNoticesJob],
  pageParameters: {},
  secretPages: [],
  listPages: null,
  seed: null,
  demo: null,
  topics: { notices: ownCounter('notice_counters') },
  notices: [],
  find: null,
  dates: [],
  listWithClient: null,
  receivables: null,
} satisfies ServerDomain
