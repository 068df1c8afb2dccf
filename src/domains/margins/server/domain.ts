import { defineDomain } from '#platform/domain.ts'
import { marginsRoutes } from './routes.ts'

export const margins = defineDomain({ module: 'finance', routes: marginsRoutes, jobs: [] })
