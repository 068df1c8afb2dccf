import { serveImports } from '#platform/csv-import/imports.ts'
import { defineDomain } from '#platform/domain.ts'
import { serve } from '#platform/http/calls.ts'
import { catalogContract } from '../contract.ts'
import { sendCsv } from './csv.ts'
import { seedDemoCatalog } from './demo.ts'
import { catalogImport } from './import.ts'
import { archiveItem, createItem, deleteItem, updateItem } from './save.ts'
import { findItem, findItems, listItems, offerItems } from './service.ts'

export const catalog = defineDomain({
  module: 'budgets',
  routes: serve(catalogContract, {
    list: listItems,
    offer: offerItems,
    item: async (context, { id }) => ({ data: await findItem(context, id) }),
    create: createItem,
    update: updateItem,
    archive: archiveItem,
    remove: (context, { id }) => deleteItem(context, id),
    csv: sendCsv,
    import: serveImports(catalogImport),
  }),
  demo: { table: 'catalog_items', seed: seedDemoCatalog },
  find: findItems,
})
