import type { ServerDomain } from '#platform/domain.ts'
import { purgeClientsJob } from './deleted.ts'
import { removeDemoClients, seedDemoClients } from './demo.ts'
import { findClients } from './find.ts'
import { clientsRoutes } from './routes.ts'

export const clients = {
  routes: clientsRoutes,
  documents: {},
  forms: {},
  jobs: [purgeClientsJob],
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
