import { defineDomain } from '#platform/domain.ts'
import { MODULES_TOPIC } from '#platform/modules.ts'
import { listSitePages, sendManifest, sendRobots, sendSecurityText, sendSitemap } from './documents.ts'
import { countEvidenceJob } from './evidence.ts'
import { sendLogo } from './logo/logo.ts'
import { modulesCounter } from './modules.ts'
import { siteRoutes } from './routes.ts'
import { sendPagePicture, sendPeoplePicture, sendPersonPicture, sendSitePicture } from './share-picture.ts'

export const site = defineDomain({
  routes: siteRoutes,
  documents: {
    '/sitemap.xml': sendSitemap,
    '/robots.txt': sendRobots,
    '/.well-known/security.txt': sendSecurityText,
    '/site.webmanifest': sendManifest,
    '/og/site.png': sendSitePicture,
    '/og/page/*': sendPagePicture,
    '/og/people.png': sendPeoplePicture,
    '/og/person/*': sendPersonPicture,
    '/logo/*': sendLogo,
  },
  topics: { [MODULES_TOPIC]: modulesCounter },
  jobs: [countEvidenceJob],
  listPages: listSitePages,
})
