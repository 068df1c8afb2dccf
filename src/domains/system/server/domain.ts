import type { ServerDomain } from '#platform/domain.ts'
import { systemRoutes } from './routes.ts'

export const system = {
  routes: systemRoutes,
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
