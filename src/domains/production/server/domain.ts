import type { ServerDomain } from '#platform/domain.ts'
import { readCounter } from './lines.ts'
import { productionRoutes } from './routes.ts'

export const production = {
  routes: productionRoutes,
  documents: {},
  forms: {},
  jobs: [],
  pageParameters: {},
  listPages: null,
  seed: null,
  demo: null,
  topics: { line: readCounter },
  find: null,
} satisfies ServerDomain
