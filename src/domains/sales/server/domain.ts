import type { ServerDomain } from '#platform/domain.ts'
import { orderNotice } from './after.ts'
import { removeDemoOrders, seedDemoOrders } from './demo.ts'
import { expireJob, removeUnpaidJob } from './expire.ts'
import { findOrders } from './find.ts'
import { beginOrderForm, sendOrderForm } from './forms.ts'
import { listOrdersOf } from './of-client.ts'
import { salesRoutes } from './routes.ts'

export const sales = {
  routes: salesRoutes,
  documents: {},
  forms: { '/details-sale/*': beginOrderForm, '/final-sale/*': sendOrderForm },
  jobs: [expireJob, removeUnpaidJob],
  pageParameters: { '/final-sale/*': ['plan'], '/checkout': ['order'] },
  secretPages: ['/final-sale/*', '/checkout', '/download-purchase/*'],
  listPages: null,
  seed: null,
  demo: { table: 'orders', seed: seedDemoOrders, remove: removeDemoOrders },
  topics: {},
  notices: [orderNotice],
  find: findOrders,
  dates: [],
  listWithClient: listOrdersOf,
} satisfies ServerDomain
