import { privateCall } from '#platform/contract/call.ts'
import { id, listInput, ownerId, queryId, z } from '#platform/contract/fields.ts'
import { describeFile, fileAnswer } from '#platform/contract/files.ts'
import { savedRevision } from '#platform/contract/revision.ts'
import { STATUSES } from './budget.ts'
import { Budget, BudgetChange, BudgetRow, Defaults, ListFilter, Sum, TypedBudget } from './budget-schemas.ts'
import { QuoteDocument } from './document.ts'
import { exchangeContract } from './exchange-contract.ts'
import { filesContract } from './files-contract.ts'
import { installmentsContract } from './installments-contract.ts'
import { quoteContract } from './quote-contract.ts'
import { SITUATIONS } from './situation.ts'
import { templateContract } from './template-contract.ts'
import { WAITS } from './waits.ts'

const owner = z.object({
  /** Whose: the caller's own where left out. The admin may name anybody, or 0 for the whole firm. */
  id_user: ownerId,
})
const key = z.object({ id })
const query = z.object({ id: queryId })

const document = z.object({ data: QuoteDocument })
/** Of a save and a preview, in bytes. */
const bodyLimit = 4 * 1024 * 1024

export const budgetsContract = {
  exchange: { ...exchangeContract, ...installmentsContract },
  files: filesContract,
  quote: quoteContract,
  templates: templateContract,
  /** Newest first. Where rows follow, the header `X-Next-Cursor` has the cursor of them: the body is a bare array. */
  list: privateCall
    .route({
      method: 'POST',
      path: '/budget/list',
      summary: 'Lista os orçamentos, do mais novo ao mais antigo',
      description: 'Havendo mais, o cabeçalho X-Next-Cursor traz o `cursor` das linhas seguintes.',
    })
    .input(listInput.extend(owner.shape))
    .output(z.array(BudgetRow)),
  byId: privateCall
    .route({ method: 'POST', path: '/budget/budgetById', summary: 'Traz um orçamento inteiro' })
    .input(owner.extend({ id }))
    .output(z.object({ /** One. */ data: z.array(Budget) })),
  save: privateCall
    .meta({ fails: ['hours-changed', 'quote-accepted'] })
    .meta({ access: 'staff', creates: true, bodyLimit })
    .route({ method: 'POST', path: '/budget/save', summary: 'Grava um orçamento novo ou o que mudou em um' })
    .input(owner.extend({ /** `total_budget` and what else is computed is ignored. */ budget: BudgetChange }))
    .output(z.object({ id, result: z.literal(true), data: savedRevision.extend({ id }) })),
  newId: privateCall
    .meta({ access: 'staff', creates: true })
    .route({ method: 'POST', path: '/budget/newIdBudget', summary: 'Reserva o número de um orçamento novo' })
    .input(owner)
    .output(key),
  defaults: privateCall
    .route({ method: 'GET', path: '/budget/defaults', summary: 'Diz com que um orçamento novo começa' })
    .output(z.object({ data: Defaults })),
  search: privateCall
    .route({ method: 'GET', path: '/budget/search', summary: 'Busca orçamentos e soma os que acha, por situação' })
    .input(
      listInput.extend({
        ...ListFilter.shape,
        /** By whom they wait for, the oldest first and the closed last, in the place of the newest first. Takes no `page`. */
        by: z.literal('waits').optional(),
        /** Whether what a text finds is summed however much it is, which means to read all of it. */
        whole: z.stringbool().or(z.boolean()).default(true),
      }),
    )
    .output(
      z.object({
        data: z.array(BudgetRow),
        /** Cursor of the rows that follow; absent at the end. */
        next: z.string().optional(),
        /** Rows of the whole list; without sums exact up to `MAX_COUNTED`, and one more for any number beyond. */
        total: z.int().nonnegative(),
        /**
         * Over the filter without its status. No sums are there for more than `MAX_COUNTED` quotes that a text finds, unless
         * the whole is asked for.
         */
        totals: z.record(z.enum(STATUSES), Sum).optional(),
        /** The same by situation, over the filter without that. */
        situations: z.record(z.enum(SITUATIONS), Sum).optional(),
        /** The same by whom they wait for, over the filter without that, where they stand in that order. */
        waits: z.record(z.enum(WAITS), Sum).optional(),
      }),
    ),
  /** The months in which quotes were made, YYYY-MM, newest first. */
  months: privateCall
    .route({ method: 'GET', path: '/budget/months', summary: 'Lista os meses em que há orçamentos' })
    .input(owner)
    .output(z.object({ data: z.array(z.string()) })),
  csv: privateCall
    .meta({ access: 'staff', changesPages: false, records: 'export' })
    .route({
      method: 'GET',
      path: '/budget/csv',
      summary: 'Exporta os orçamentos achados: CSV em UTF-8 com BOM, separado por ponto e vírgula',
    })
    .input(ListFilter)
    .output(z.file()),
  /** Nothing is stored. `id` is the number it shows. */
  preview: privateCall
    .meta({ access: 'staff', bodyLimit })
    .route({ method: 'POST', path: '/budget/preview', summary: 'Mostra o documento como ficaria depois de salvo' })
    .input(z.object({ id, budget: TypedBudget }))
    .output(document),
  /** Nothing is stored, and no opening is counted. Its HTML has no scripts. */
  clientPage: privateCall
    .meta({ access: 'staff', bodyLimit })
    .route({
      method: 'POST',
      path: '/budget/client-page',
      summary: 'Mostra a página do cliente como ficaria depois de enviado o que está escrito',
    })
    .input(z.object({ id, budget: TypedBudget }))
    .output(z.object({ data: z.object({ html: z.string() }) })),
  document: privateCall
    .route({ method: 'GET', path: '/budget/document', summary: 'Traz o documento de um orçamento como está salvo' })
    .input(query)
    .output(document),
  pdf: privateCall
    .route({
      method: 'GET',
      path: '/budget/pdf',
      summary: 'Baixa o documento de um orçamento como PDF',
      outputStructure: 'detailed',
      spec: describeFile,
    })
    .input(query)
    .output(fileAnswer),
  /** A pending draft of the caller's own with the same content; its days are as far from today as they were. */
  duplicate: privateCall
    .meta({ access: 'staff', creates: true })
    .route({ method: 'POST', path: '/budget/duplicate', summary: 'Copia um orçamento' })
    .input(key)
    .output(z.object({ id, result: z.literal(true) })),
  /** Over the parcelas of the client's accepted quotes that the caller may see, in reais. */
  ofClient: privateCall
    .route({ method: 'GET', path: '/budget/of-client', summary: 'Soma as parcelas de um cliente' })
    .input(query)
    .output(
      z.object({
        data: z.object({
          billed: z.number(),
          paid: z.number(),
          open: z.number(),
          /** Of what is open, what was due before today. */
          overdue: z.number(),
        }),
      }),
    ),
  figures: privateCall
    .route({ method: 'GET', path: '/budget/figures', summary: 'Diz como vão os orçamentos, para o painel' })
    .input(owner)
    .output(
      z.object({
        data: z.object({
          /** Those that are PENDING and neither refused nor expired. */
          open: Sum,
          /** Those whose status left PENDING this month. */
          approved: Sum,
          /** Open to the client's decision, and valid for no more than seven days. */
          expiring: z.int().nonnegative(),
          /** The last five. */
          latest: z.array(BudgetRow),
        }),
      }),
    ),
}
