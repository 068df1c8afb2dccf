import { accountsRoutes } from '#domains/accounts/server/routes.ts'
import { analyticsRoutes } from '#domains/analytics/server/routes.ts'
import { archivesDocuments, archivesRoutes } from '#domains/archives/server/routes.ts'
import { coffeeDocuments, coffeeRoutes } from '#domains/coffee/server/routes.ts'
import { contactForms, contactRoutes } from '#domains/contact/server/routes.ts'
import { demoRoutes } from '#domains/demo/server/routes.ts'
import { finderRoutes } from '#domains/finder/server/routes.ts'
import { projectsDocuments, projectsRoutes } from '#domains/projects/server/routes.ts'
import { projectsStaffRoutes } from '#domains/projects/server/staff-routes.ts'
import { screenTimeRoutes } from '#domains/screen-time/server/routes.ts'
import { searchRoutes } from '#domains/search/server/routes.ts'
import { siteDocuments, siteRoutes } from '#domains/site/server/routes.ts'
import { uploadsDocuments, uploadsRoutes } from '#domains/uploads/server/routes.ts'

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
