import type { ServerDomain } from '#platform/domain.ts'
import { cleanJob } from './clean.ts'
import { sendDrawing, sendUpload } from './files.ts'
import { uploadsRoutes } from './routes.ts'

export const uploads = {
  routes: uploadsRoutes,
  documents: { '/uploads/*': sendUpload, '/pictures/*': sendDrawing },
  forms: {},
  jobs: [cleanJob],
  pageParameters: {},
  secretPages: [],
  listPages: null,
  seed: null,
  demo: null,
  topics: {},
  notices: [],
  find: null,
  dates: [],
  listWithClient: null,
  receivables: null,
} satisfies ServerDomain
