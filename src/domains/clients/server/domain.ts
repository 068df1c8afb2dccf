import type { ServerDomain } from '#platform/domain.ts'
import { removeDemoClients, seedDemoClients } from './demo.ts'
import { findClients } from './find.ts'
import { clientsRoutes } from './routes.ts'

export const clients = {
  routes: clientsRoutes,
  documents: {},
  forms: {},
  jobs: [],
  pageParameters: {},
  secretPages: [],
  listPages: null,
  seed: null,
  demo: { table: 'clients', seed: seedDemoClients, remove: removeDemoClients },
  topics: {},
  notices: [],
  find: findClients,
  dates: [],
  listWithClient: null,
  receivables: null,
} satisfies ServerDomain
