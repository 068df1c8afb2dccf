import type { ServerDomain } from '#platform/domain.ts'
import { orderNotice } from './after.ts'
import { expireJob } from './expire.ts'
import { salesRoutes } from './routes.ts'

export const sales = {
  routes: salesRoutes,
  documents: {},
  forms: {},
  jobs: [expireJob],
  pageParameters: { '/checkout': ['order'] },
  secretPages: ['/final-sale/*', '/checkout', '/download-purchase/*'],
  listPages: null,
  seed: null,
  demo: null,
  topics: {},
  notices: [orderNotice],
  find: null,
  listWithClient: null,
} satisfies ServerDomain
