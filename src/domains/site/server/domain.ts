import type { ServerDomain } from '#platform/domain.ts'
import { sendLogo } from './logo/logo.ts'
import { siteRoutes } from './routes.ts'
import { sendSitePicture } from './share-picture.ts'
import { sendRobots, sendSitemap } from './sitemap.ts'

export const site = {
  routes: siteRoutes,
  documents: {
    '/sitemap.xml': sendSitemap,
    '/robots.txt': sendRobots,
    '/og/site.png': sendSitePicture,
    '/logo/*': sendLogo,
  },
  forms: {},
  jobs: [],
  pageParameters: {},
  secretPages: [],
  listPages: async () => [{ path: '/' }, { path: '/legal-compliance' }, { path: '/privacy' }],
  seed: null,
  demo: null,
  topics: {},
  notices: [],
  find: null,
  dates: [],
  listWithClient: null,
  receivables: null,
} satisfies ServerDomain
