import { accountsRoutes } from './accounts/server/routes.ts'
import { analyticsRoutes } from './analytics/server/routes.ts'
import { archivesDocuments, archivesRoutes } from './archives/server/routes.ts'
import { coffeeDocuments, coffeeRoutes } from './coffee/server/routes.ts'
import { contactForms, contactRoutes } from './contact/server/routes.ts'
import { demoRoutes } from './demo/server/routes.ts'
import { finderRoutes } from './finder/server/routes.ts'
import { projectsDocuments, projectsRoutes } from './projects/server/routes.ts'
import { projectsStaffRoutes } from './projects/server/staff-routes.ts'
import { screenTimeRoutes } from './screen-time/server/routes.ts'
import { searchRoutes } from './search/server/routes.ts'
import { siteDocuments, siteRoutes } from './site/server/routes.ts'
import { uploadsDocuments, uploadsRoutes } from './uploads/server/routes.ts'

/** What answers the calls of the contract. */
export const router = {
  accounts: accountsRoutes,
  analytics: analyticsRoutes,
  archives: archivesRoutes,
  coffee: coffeeRoutes,
  contact: contactRoutes,
  projects: { ...projectsRoutes, ...projectsStaffRoutes },
  screenTime: screenTimeRoutes,
  search: searchRoutes,
  demo: demoRoutes,
  finder: finderRoutes,
  site: siteRoutes,
  uploads: uploadsRoutes,
}

/** What is fetched as it is, by path: feeds, pictures, files. */
export const documents = {
  ...archivesDocuments,
  ...coffeeDocuments,
  ...projectsDocuments,
  ...siteDocuments,
  ...uploadsDocuments,
}

/** Where pages' own forms lead in browsers without scripts, by the page's path. */
export const forms = { ...contactForms }
