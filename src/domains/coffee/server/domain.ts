import { defineDomain } from '#platform/domain.ts'
import { coffeeRoutes, sendCoffee, sendGalleryPicture } from './routes.ts'

export const coffee = defineDomain({
  module: 'coffee',
  routes: coffeeRoutes,
  documents: { '/coffee/*': sendCoffee, '/og/coffee.png': sendGalleryPicture },
  listPages: async () => [{ path: '/BemVindoAoCafe-PrimeiroCafeDepoisBomDia' }],
})
