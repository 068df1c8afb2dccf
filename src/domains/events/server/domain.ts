import type { ServerDomain } from '#platform/domain.ts'
import { eventsRoutes } from './routes.ts'

export const events = {
  routes: eventsRoutes,
  documents: {},
  forms: {},
  jobs: [],
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
  receivables: null,
} satisfies ServerDomain
