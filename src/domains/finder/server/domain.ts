import type { ServerDomain } from '#platform/domain.ts'
import { finderRoutes } from './routes.ts'

export const finder = {
  routes: finderRoutes,
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
