import type { ServerDomain } from '#platform/domain.ts'
import { financeRoutes } from './routes.ts'

export const finance = {
  routes: financeRoutes,
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
  listWithClient: null,
  receivables: null,
} satisfies ServerDomain
