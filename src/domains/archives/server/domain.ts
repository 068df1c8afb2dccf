import type { ServerDomain } from '#platform/domain.ts'
import { colourCodeJob } from './colour-code.ts'
import { sendFeed } from './feed.ts'
import { findArchives } from './find-archives.ts'
import { publishJob } from './publish.ts'
import { archivesRoutes } from './routes.ts'
import { seedArchives } from './seed.ts'
import { listPages } from './service.ts'
import { sendListPicture, sendSharePicture } from './share-picture.ts'

export const archives = {
  routes: archivesRoutes,
  documents: { '/feed.xml': sendFeed, '/og/archive.png': sendListPicture, '/og/archive/*': sendSharePicture },
  forms: {},
  jobs: [publishJob, colourCodeJob],
  pageParameters: { '/archive': ['page'] },
  secretPages: [],
  listPages,
  seed: seedArchives,
  demo: null,
  topics: {},
  notices: [],
  find: findArchives,
  dates: [],
  listWithClient: null,
  receivables: null,
} satisfies ServerDomain
