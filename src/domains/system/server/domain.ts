import { defineDomain } from '#platform/domain.ts'
import { systemRoutes } from './routes.ts'

export const system = defineDomain({
  routes: systemRoutes,
})
