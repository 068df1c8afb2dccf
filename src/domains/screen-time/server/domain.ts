import { defineDomain } from '#platform/domain.ts'
import { screenTimeRoutes } from './routes.ts'

export const screenTime = defineDomain({
  module: 'screen-time',
  routes: screenTimeRoutes,
})
