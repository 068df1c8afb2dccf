import { implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import { clientsContract } from '../contract.ts'
import { deleteClient, listDeleted, restoreClient } from './deleted.ts'
import { mergeClients } from './merge.ts'
import { clientOfMessage } from './of-message.ts'
import { createClient, updateClient } from './save.ts'
import { findClient, listClients } from './service.ts'
import { readTimeline } from './timeline.ts'

const clients = implement(clientsContract).$context<Context>().use(enforceAccess)

export const clientsRoutes = clients.router({
  list: clients.list.handler(({ context, input }) => listClients(context, input)),
  item: clients.item.handler(async ({ context, input }) => ({ data: await findClient(context, input.id) })),
  create: clients.create.handler(({ context, input }) => createClient(context, input)),
  update: clients.update.handler(({ context, input }) => updateClient(context, input)),
  remove: clients.remove.handler(({ context, input }) => deleteClient(context, input.id)),
  deleted: clients.deleted.handler(({ context }) => listDeleted(context)),
  restore: clients.restore.handler(({ context, input }) => restoreClient(context, input.id)),
  timeline: clients.timeline.handler(({ context, input }) => readTimeline(context, input)),
  ofMessage: clients.ofMessage.handler(({ context, input }) => clientOfMessage(context, input.id)),
  merge: clients.merge.handler(({ context, input }) => mergeClients(context, input)),
})
