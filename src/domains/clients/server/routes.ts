import { serveImports } from '#platform/csv-import/imports.ts'
import { serve } from '#platform/http/calls.ts'
import { clientsContract } from '../contract.ts'
import { listAlike } from './alike.ts'
import { createContact, keepEmail, listContacts, removeContact, updateContact } from './contacts.ts'
import { deleteClient, listDeleted, restoreClient } from './deleted.ts'
import { clientsImport } from './import/kind.ts'
import { countMoves, mergeClients } from './merge.ts'
import { clientOfMessage } from './of-message.ts'
import { createClient, updateClient } from './save.ts'
import { findClient, listClients } from './service.ts'
import { readTimeline } from './timeline.ts'

export const clientsRoutes = serve(clientsContract, {
  list: listClients,
  item: async (context, input) => ({ data: await findClient(context, input.id) }),
  alike: listAlike,
  create: createClient,
  update: updateClient,
  remove: (context, { id }) => deleteClient(context, id),
  deleted: listDeleted,
  restore: (context, { id }) => restoreClient(context, id),
  timeline: readTimeline,
  ofMessage: (context, { id }) => clientOfMessage(context, id),
  moves: (context, { id }) => countMoves(context, id),
  merge: mergeClients,
  contacts: {
    list: (context, { id }) => listContacts(context, id),
    create: createContact,
    update: updateContact,
    remove: (context, { id }) => removeContact(context, id),
    keep: keepEmail,
  },
  import: serveImports(clientsImport),
})
