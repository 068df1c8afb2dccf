import { defineDomain } from '#platform/domain.ts'
import { purgeClientsJob } from './deleted.ts'
import { seedDemoClients } from './demo.ts'
import { findClients } from './find.ts'
import { clientsRoutes } from './routes.ts'

export const clients = defineDomain({
  routes: clientsRoutes,
  jobs: [purgeClientsJob],
  demo: { table: 'clients', seed: seedDemoClients },
  find: findClients,
})
