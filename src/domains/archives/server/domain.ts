import { defineDomain } from '#platform/domain.ts'
import { colourCodeJob } from './colour-code.ts'
import { sendFeed } from './feed.ts'
import { findArchives } from './find-archives.ts'
import { publishJob } from './publish.ts'
import { archivesRoutes } from './routes.ts'
import { seedArchives } from './seed.ts'
import { listPages } from './service.ts'
import { sendListPicture, sendSharePicture } from './share-picture.ts'

export const archives = defineDomain({
  routes: archivesRoutes,
  documents: { '/feed.xml': sendFeed, '/og/archive.png': sendListPicture, '/og/archive/*': sendSharePicture },
  jobs: [publishJob, colourCodeJob],
  pageParameters: { '/archive': ['page'] },
  listPages,
  seed: seedArchives,
  find: findArchives,
})
