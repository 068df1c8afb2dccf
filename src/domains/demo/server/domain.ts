import type { ServerDomain } from '#platform/domain.ts'
import { demoRoutes } from './routes.ts'

export const demo = {
  routes: demoRoutes,
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
