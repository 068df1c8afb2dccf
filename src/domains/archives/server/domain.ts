import { defineDomain } from '#platform/domain.ts'
import { sendFeed, sendTagFeed } from './feed.ts'
import { findArchives } from './find.ts'
import { colourCodeJob, publishJob } from './jobs.ts'
import { archivesRoutes } from './routes.ts'
import { seedArchives } from './seed.ts'
import { listPages } from './service.ts'
import { sendListPicture, sendSharePicture, sendTagPicture } from './share-picture.ts'

export const archives = defineDomain({
  routes: archivesRoutes,
  documents: {
    '/feed.xml': sendFeed,
    '/archive/:tag/feed.xml': sendTagFeed,
    '/og/archive.png': sendListPicture,
    '/og/archive/*': sendSharePicture,
    '/og/assunto/*': sendTagPicture,
  },
  jobs: [publishJob, colourCodeJob],
  pageParameters: { '/archive': ['page'], '/archive/*': ['page'] },
  listPages,
  seed: seedArchives,
  find: findArchives,
})
