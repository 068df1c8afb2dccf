import { MAX_UNIT } from '#domains/budgets/budget.ts'
import { reais } from '#domains/budgets/item-schemas.ts'
import { adminCall, privateCall } from '#platform/contract/call.ts'
import { csvImportCalls } from '#platform/contract/csv-import.ts'
import { done, id, listInput, optionalText, pageOf, searchText, text, z } from '#platform/contract/fields.ts'
import { revision, savedRecord } from '#platform/contract/revision.ts'

/** Characters of the longer description at most. */
const MAX_TEXT = 5000

/** What the form edits. */
export const CatalogFields = z.object({
  /** No two items in use have the same, whatever their capitals. */
  name: text(200).meta({ label: 'Nome' }),
  /** Goes below the name in a quote. Several lines. */
  text: optionalText(MAX_TEXT).meta({ label: 'Texto' }),
  /** What is counted: 'h', 'dia'; '' for pieces. */
  unit: optionalText(MAX_UNIT).meta({ label: 'Unidade' }),
  /** Reais of one unit. */
  price: reais.min(0.01, 'O menor preço é R$ 0,01.').meta({ label: 'Preço' }),
  /** Reais; null where it is not known. Who sees costs alone reads and writes it. */
  cost: reais.nullable().meta({ label: 'Custo' }),
})
export type CatalogFields = z.infer<typeof CatalogFields>

const Offer = CatalogFields.extend({
  id,
  /** Absent for who does not see costs. */
  cost: CatalogFields.shape.cost.optional(),
})
export type Offer = z.infer<typeof Offer>

export const CatalogItem = Offer.extend({
  /** Whether it is offered no more. */
  archived: z.boolean(),
  revision,
})
export type CatalogItem = z.infer<typeof CatalogItem>

const fields = CatalogFields.partial()
const filter = z.object({
  /** Words of name and text; accents are ignored. */
  q: searchText.optional(),
  /** Those that are offered no more, in place of those that are. */
  archived: z.stringbool().or(z.boolean()).optional(),
})

/** Items offered at a time. */
export const MOST_OFFERED = 8

export const catalogContract = {
  /** With `q` its `total` is exact up to `MAX_COUNTED`, and one more for any number beyond. */
  list: privateCall
    .route({
      method: 'POST',
      path: '/catalog/list',
      summary: 'Lista os itens do catálogo, do mais novo ao mais antigo',
    })
    .input(listInput.extend(filter.shape))
    .output(pageOf(CatalogItem)),
  /** Those whose name begins with the text first. */
  offer: privateCall
    .route({ method: 'GET', path: '/catalog/offer', summary: 'Oferece itens do catálogo pelo que se digita' })
    .input(z.object({ q: searchText.min(1) }))
    .output(z.object({ data: z.array(Offer).max(MOST_OFFERED) })),
  item: privateCall
    .route({ method: 'POST', path: '/catalog/item', summary: 'Traz um item do catálogo' })
    .input(z.object({ id }))
    .output(z.object({ data: CatalogItem })),
  create: privateCall
    .meta({ access: 'staff', creates: true })
    .route({ method: 'POST', path: '/catalog/new', summary: 'Guarda um item no catálogo' })
    .input(fields.extend({ name: CatalogFields.shape.name, price: CatalogFields.shape.price }))
    .output(savedRecord),
  /** Quotes keep what they were filled with. */
  update: privateCall
    .route({ method: 'POST', path: '/catalog/update', summary: 'Altera um item do catálogo' })
    .input(fields.extend({ id, revision: revision.optional() }))
    .output(savedRecord),
  archive: privateCall
    .route({ method: 'POST', path: '/catalog/archive', summary: 'Arquiva um item do catálogo, ou o traz de volta' })
    .input(z.object({ id, archived: z.boolean() }))
    .output(done),
  remove: adminCall
    .meta({ access: 'admin', changesPages: false, records: 'deletion' })
    .route({ method: 'POST', path: '/catalog/delete', summary: 'Exclui um item do catálogo' })
    .input(z.object({ id }))
    .output(done),
  csv: privateCall
    .meta({ access: 'staff', changesPages: false, records: 'export' })
    .route({
      method: 'GET',
      path: '/catalog/csv',
      summary: 'Exporta os itens achados: CSV em UTF-8 com BOM, separado por ponto e vírgula, que volta a entrar',
    })
    .input(filter)
    .output(z.file()),
  import: csvImportCalls('/catalog/import', 'itens do catálogo'),
}
