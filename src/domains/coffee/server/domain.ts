import type { ServerDomain } from '#platform/domain.ts'
import { sendCoffee } from './picture.ts'
import { coffeeRoutes } from './routes.ts'

export const coffee = {
  routes: coffeeRoutes,
  documents: { '/coffee/*': sendCoffee },
  forms: {},
  jobs: [],
  pageParameters: {},
  secretPages: [],
  listPages: async () => [{ path: '/BemVindoAoCafe-PrimeiroCafeDepoisBomDia' }],
  seed: null,
  demo: null,
  topics: {},
  notices: [],
  find: null,
  dates: [],
  listWithClient: null,
  receivables: null,
} satisfies ServerDomain
