import { defineDomain } from '#platform/domain.ts'
import { sendLogo } from './logo/logo.ts'
import { siteRoutes } from './routes.ts'
import { sendSitePicture } from './share-picture.ts'
import { sendRobots, sendSitemap } from './sitemap.ts'

export const site = defineDomain({
  routes: siteRoutes,
  documents: {
    '/sitemap.xml': sendSitemap,
    '/robots.txt': sendRobots,
    '/og/site.png': sendSitePicture,
    '/logo/*': sendLogo,
  },
  listPages: async () => [{ path: '/' }, { path: '/legal-compliance' }, { path: '/privacy' }],
})
