import type { ServerDomain } from '#platform/domain.ts'
import { LINKS_PATH } from '../order.ts'
import { orderNotice } from './after.ts'
import { removeDemoOrders, seedDemoOrders } from './demo.ts'
import { expireJob, removeUnpaidJob } from './expire.ts'
import { findOrders } from './find.ts'
import { beginOrderForm, sendLinksForm, sendOrderForm, sendPixForm, sendWithdrawalForm } from './forms.ts'
import { listOrdersOf } from './of-client.ts'
import { planEndingsJob } from './renew.ts'
import { salesRoutes } from './routes.ts'
import { sendLinksJob } from './send-links.ts'

export const sales = {
  routes: salesRoutes,
  documents: {},
  forms: {
    '/details-sale/*': beginOrderForm,
    '/final-sale/*': sendOrderForm,
    '/checkout': sendPixForm,
    [LINKS_PATH]: sendLinksForm,
    '/download-purchase/*': sendWithdrawalForm,
  },
  jobs: [expireJob, removeUnpaidJob, planEndingsJob, sendLinksJob],
  pageParameters: { '/final-sale/*': ['plan'], '/checkout': ['order'], [LINKS_PATH]: ['enviados'] },
  secretPages: ['/final-sale/*', '/checkout', '/download-purchase/*'],
  listPages: null,
  seed: null,
  demo: { table: 'orders', seed: seedDemoOrders, remove: removeDemoOrders },
  topics: {},
  notices: [orderNotice],
  find: findOrders,
  listWithClient: listOrdersOf,
} satisfies ServerDomain
