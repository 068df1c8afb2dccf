import { privateCall } from '#platform/contract/call.ts'
import { id, text, z } from '#platform/contract/fields.ts'
import { MAX_CATEGORY } from './finance.ts'
import { SearchFilter } from './search-filter.ts'

/** Entries that one call changes. */
export const MAX_MANY = 1000

/** Entries that are named, or all that a search finds: `count` is how many the person saw, and where it is not so nothing changes. */
const Which = z
  .object({
    ids: z.array(id).min(1).max(MAX_MANY).optional(),
    found: SearchFilter.optional(),
    count: z
      .int()
      .min(1)
      .max(MAX_MANY, `Até ${MAX_MANY.toLocaleString('pt-BR')} de uma vez: escolha um período menor.`)
      .optional(),
  })
  .refine(
    ({ ids, found, count }) => (ids !== undefined) !== (found !== undefined && count !== undefined),
    'Diga as transações, ou a busca e quantas ela acha.',
  )
export type Which = z.infer<typeof Which>

/** What is set in all of them; what is left out stays. */
const Setting = z.object({
  category: text(MAX_CATEGORY).optional(),
  project_id: id.nullable().optional(),
  account_id: id.nullable().optional(),
  transfer: z.boolean().optional(),
})
export type Setting = z.infer<typeof Setting>

/** An entry as it was, to be so again, unless it has been saved since. */
const Was = z.object({
  id,
  /** After the change that is taken back. */
  revision: z.int(),
  category: z.string().max(MAX_CATEGORY),
  project_id: id.nullable(),
  account_id: id.nullable(),
  transfer: z.boolean(),
})
export type Was = z.infer<typeof Was>

const rows = z.object({ result: z.literal(true), data: z.array(Was).max(MAX_MANY) })
const ids = z.object({ result: z.literal(true), data: z.array(id).max(MAX_MANY) })

/** Many entries at once: all or none. A refusal names in `fields` those that it is about, by `ids.0`. */
export const bulkContract = {
  /** Answers those that it has changed as they were, for `changeBack`. */
  change: privateCall
    .meta({ fails: ['entry-of-payment', 'transfer-linked'] })
    .route({
      method: 'POST',
      path: '/finance/report/many',
      summary: 'Muda categoria, projeto, conta ou transferência de várias transações: todas ou nenhuma',
    })
    .input(Which.safeExtend({ set: Setting }))
    .output(rows),
  changeBack: privateCall
    .route({
      method: 'POST',
      path: '/finance/report/many-back',
      summary: 'Devolve várias transações ao que eram antes de uma mudança: todas ou nenhuma',
    })
    .input(z.object({ rows: z.array(Was).min(1).max(MAX_MANY) }))
    .output(rows),
  remove: privateCall
    .meta({ access: 'staff', changesPages: false, records: 'deletion', fails: ['entry-of-payment', 'transfer-linked'] })
    .route({
      method: 'POST',
      path: '/finance/report/many-delete',
      summary: 'Exclui várias transações; por 30 dias elas podem voltar',
    })
    .input(Which)
    .output(ids),
  restore: privateCall
    .meta({ fails: ['bill-paid', 'entry-of-payment'] })
    .route({
      method: 'POST',
      path: '/finance/report/many-restore',
      summary: 'Traz de volta várias transações excluídas: todas ou nenhuma',
    })
    .input(z.object({ ids: z.array(id).min(1).max(MAX_MANY) }))
    .output(ids),
}
