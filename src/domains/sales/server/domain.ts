import { defineDomain } from '#platform/domain.ts'
import { LINKS_PATH } from '../order.ts'
import { orderNotice } from './after.ts'
import { seedDemoOrders } from './demo.ts'
import { askJob, expireJob, removeUnpaidJob } from './expire.ts'
import { findOrders } from './find.ts'
import { beginOrderForm, sendLinksForm, sendOrderForm, sendPixForm, sendWithdrawalForm } from './forms.ts'
import { listOrdersOf } from './of-client.ts'
import { ordersOfProjects } from './of-project.ts'
import { orderReceivables } from './receivables.ts'
import { planEndingsJob } from './renew.ts'
import { salesRoutes } from './routes.ts'
import { sendLinksJob } from './send-links.ts'
import { stripeSources } from './stripe/policy.ts'
import { applyEventJob, removeEventsJob } from './stripe/webhook.ts'
import { ordersWaiting } from './waiting.ts'
import { refundWithdrawnJob } from './withdraw.ts'

export const sales = defineDomain({
  module: 'sales',
  routes: salesRoutes,
  forms: {
    '/details-sale/*': beginOrderForm,
    '/final-sale/*': sendOrderForm,
    '/checkout': sendPixForm,
    [LINKS_PATH]: sendLinksForm,
    '/download-purchase/*': sendWithdrawalForm,
  },
  jobs: [
    expireJob,
    removeUnpaidJob,
    planEndingsJob,
    sendLinksJob,
    askJob,
    refundWithdrawnJob,
    applyEventJob,
    removeEventsJob,
  ],
  pageParameters: { '/final-sale/*': ['plan'], '/checkout': ['order'], [LINKS_PATH]: ['enviados'] },
  secretPages: [
    { path: '/final-sale/*', sources: stripeSources },
    { path: '/checkout', sources: stripeSources },
    '/download-purchase/*',
  ],
  demo: { table: 'orders', seed: seedDemoOrders },
  notices: [orderNotice],
  find: findOrders,
  listWithClient: listOrdersOf,
  receivables: orderReceivables,
  dependents: [ordersOfProjects],
  waiting: ordersWaiting,
})
