import { defineDomain } from '#platform/domain.ts'
import { cleanFilesJob } from './clean.ts'
import { colourCodeJob } from './colour-code.ts'
import { findProjects } from './find-projects.ts'
import { projectsRoutes } from './routes.ts'
import { seedProjects } from './seed.ts'
import { listPages } from './service.ts'
import { sendListPicture, sendSharePicture } from './share-picture.ts'
import { projectsStaffRoutes } from './staff-routes.ts'

export const projects = defineDomain({
  routes: { ...projectsRoutes, ...projectsStaffRoutes },
  documents: { '/og/projects.png': sendListPicture, '/og/project/*': sendSharePicture },
  jobs: [cleanFilesJob, colourCodeJob],
  pageParameters: { '/projects': ['page', 'q', 'area'] },
  listPages: listPages,
  seed: seedProjects,
  find: findProjects,
})
