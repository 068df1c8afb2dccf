import { defineDomain } from '#platform/domain.ts'
import { CONFIRM_PAGES, LEAVE_PAGES, ONE_CLICK, SUBSCRIBE_PAGE } from '../newsletter.ts'
import { removeDemoNewsletter, seedDemoNewsletter } from './demo.ts'
import { forgetUnconfirmedJob } from './jobs.ts'
import { leaveAtOnce } from './leave.ts'
import { confirmForm, leaveForm, newsletterRoutes, subscribeForm } from './routes.ts'
import { sendJob } from './send-job.ts'
import { confirmJob } from './subscribe.ts'

export const newsletter = defineDomain({
  module: 'newsletter',
  routes: newsletterRoutes,
  protocols: { [`${ONE_CLICK}/*`]: leaveAtOnce },
  forms: { [SUBSCRIBE_PAGE]: subscribeForm, [`${CONFIRM_PAGES}/*`]: confirmForm, [`${LEAVE_PAGES}/*`]: leaveForm },
  jobs: [confirmJob, sendJob, forgetUnconfirmedJob],
  pageParameters: { [SUBSCRIBE_PAGE]: ['enviado'] },
  secretPages: [`${CONFIRM_PAGES}/*`, `${LEAVE_PAGES}/*`],
  demo: { table: 'newsletter_subscribers', seed: seedDemoNewsletter, remove: removeDemoNewsletter },
})
