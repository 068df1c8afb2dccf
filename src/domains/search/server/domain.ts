import type { ServerDomain } from '#platform/domain.ts'
import { searchRoutes } from './routes.ts'

export const search = {
  routes: searchRoutes,
  documents: {},
  forms: {},
  jobs: [],
  pageParameters: { '/projects/*': ['page', 'kind'] },
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
