import { accountsRoutes } from './accounts/server/routes.ts'
import { analyticsRoutes } from './analytics/server/routes.ts'
import { archivesDocuments, archivesRoutes } from './archives/server/routes.ts'
import { siteDocuments, siteRoutes } from './site/server/routes.ts'
import { uploadsDocuments, uploadsRoutes } from './uploads/server/routes.ts'

/** What answers the calls of the contract. */
export const router = {
  accounts: accountsRoutes,
  analytics: analyticsRoutes,
  archives: archivesRoutes,
  site: siteRoutes,
  uploads: uploadsRoutes,
}

/** What is fetched as it is, by path: feeds, pictures, files. */
export const documents = { ...archivesDocuments, ...siteDocuments, ...uploadsDocuments }
