import type { ServerDomain } from '#platform/domain.ts'
import { screenTimeRoutes } from './routes.ts'

export const screenTime = {
  routes: screenTimeRoutes,
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
