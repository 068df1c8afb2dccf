import { defineDomain } from '#platform/domain.ts'
import { findProjects } from './find.ts'
import { cleanFilesJob, colourCodeJob } from './jobs.ts'
import { projectsRoutes, projectsStaffRoutes } from './routes.ts'
import { seedProjects } from './seed.ts'
import { listProjectPages } from './service.ts'
import { sendListPicture, sendSharePicture, sendTradePicture } from './share-picture.ts'
import { listTradePages } from './trade.ts'

export const projects = defineDomain({
  routes: { ...projectsRoutes, ...projectsStaffRoutes },
  documents: { '/og/projects.png': sendListPicture, '/og/project/*': sendSharePicture, '/og/area/*': sendTradePicture },
  jobs: [cleanFilesJob, colourCodeJob],
  pageParameters: { '/projects': ['page', 'q', 'area'] },
  listPages: async (context) => [...(await listTradePages(context)), ...(await listProjectPages(context))],
  seed: seedProjects,
  find: findProjects,
})
