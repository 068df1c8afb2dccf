import type { ServerDomain } from '#platform/domain.ts'
import { forgetLinesJob } from './forget-lines.ts'
import { securityRoutes } from './routes.ts'

export const security = {
  routes: securityRoutes,
  documents: {},
  forms: {},
  jobs: [forgetLinesJob],
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
