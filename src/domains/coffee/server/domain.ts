import type { ServerDomain } from '#platform/domain.ts'
import { sendCoffee, sendGalleryPicture } from './picture.ts'
import { coffeeRoutes } from './routes.ts'

export const coffee = {
  routes: coffeeRoutes,
  documents: { '/coffee/*': sendCoffee, '/og/coffee.png': sendGalleryPicture },
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
