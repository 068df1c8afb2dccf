import { privateCall } from '#platform/contract/call.ts'
import { day, done, id, listInput, month, queryId, text, z } from '#platform/contract/fields.ts'
import { revision, savedRecord } from '#platform/contract/revision.ts'
import { bulkContract } from './bulk-contract.ts'
import { categoriesContract, color, MonthLimits } from './categories-contract.ts'
import { amountInput, Money, owner, Shares, stored, sum } from './fields.ts'
import { MAX_DESCRIPTION, MAX_PROJECTS, TYPES } from './finance.ts'
import { Attachment, receiptsContract } from './receipts-contract.ts'
import { SearchFilter } from './search-filter.ts'
import { OtherSide, sidesContract } from './sides-contract.ts'

const key = z.object({ id })

/** What the modal edits. */
export const ReportFields = Money.extend({
  ...Shares.shape,
  /** The day the money moved, YYYY-MM-DD. */
  date: day.meta({ label: 'Data' }),
  /** A transfer between own accounts: shown, and counted neither as income nor as expense. */
  transfer: z.boolean().meta({ label: 'Transferência entre contas próprias' }),
})
export type ReportFields = z.infer<typeof ReportFields>

/** An entry to be added. */
const NewReport = ReportFields.extend({
  ...owner.shape,
  amount: amountInput,
  account_id: id.nullish(),
  transfer: z.boolean().optional(),
  ...Shares.partial().shape,
})
export type NewReport = z.output<typeof NewReport>

/** An entry of the ledger (transação). */
export const Report = ReportFields.extend({
  ...stored,
  date: z.string(),
  id,
  id_user: id,
  /** Name of whose ledger it is in. */
  owner: z.string(),
  color,
  /** Title of its project; null without one. */
  project: z.string().nullable(),
  parts: z.array(
    z.object({
      category: z.string(),
      color,
      project_id: id.nullable(),
      project: z.string().nullable(),
      amount: sum,
    }),
  ),
  files: z.array(Attachment),
  /** What it is the payment of, or its undoing or refund; null for one by itself. */
  link: z
    .object({
      kind: z.enum(['installment', 'order', 'bill']),
      /** Where it opens in the workbench. */
      to: z.string(),
      /** 'Orçamento 0042, parcela 2'. */
      label: z.string(),
    })
    .nullable(),
  /** The entry that is one transfer with it; null where it is linked with none. */
  other_side: OtherSide.nullable(),
  /** Whether it is the undoing or refund of a payment. */
  reversal: z.boolean(),
  /** Whether it is linked: amount, type, day and `transfer` do not change, and it is not deleted. */
  locked: z.boolean(),
  /** Made by a repeated entry; brought by an import. */
  repeat_id: id.nullable(),
  import_id: id.nullable(),
  /** Of its account, after it; only where a search is for all of one account. */
  balance: sum.optional(),
  revision,
})
export type Report = z.infer<typeof Report>

/** Sums over the whole of what is asked for, whatever is paged. Transfers count in `transfers` alone. */
const Totals = z.object({
  income: sum,
  expenses: sum,
  /** Income less expenses; may be negative. */
  balance: sum,
  /** Entries, without transfers. */
  count: z.int().nonnegative(),
  /** '0.00' without any. */
  largest_income: sum,
  largest_expense: sum,
  transfers: z.int().nonnegative(),
})
export type Totals = z.infer<typeof Totals>

export const reportsContract = {
  ...categoriesContract,
  ...receiptsContract,
  listMonth: privateCall
    .route({
      method: 'POST',
      path: '/finance/report/listReportsMonth',
      summary: 'Lista as transações de um mês, da mais nova à mais antiga, com as somas do mês inteiro',
    })
    .input(
      listInput.extend({
        ...owner.shape,
        /** A month (YYYY-MM) or any day in it (YYYY-MM-DD); the current month where left out. */
        date: z.union([month, day], 'Use um mês como 2026-11, ou um dia dele.').optional(),
      }),
    )
    .output(
      z.object({
        data: z.array(Report),
        /** Cursor of the rows that follow; absent at the end. */
        next: z.string().optional(),
        /** The month, YYYY-MM. */
        month: z.string(),
        /** The months with entries, and the current one, newest first. */
        months: z.array(z.string()),
        totals: Totals,
        /** Of the whole month; with its first page alone. */
        limits: MonthLimits.optional(),
      }),
    ),
  /** For a form: how an entry with this description was entered last. */
  alike: privateCall
    .route({
      method: 'GET',
      path: '/finance/report/alike',
      summary: 'Diz o que foi a última transação com a mesma descrição',
    })
    .input(owner.extend({ description: text(MAX_DESCRIPTION) }))
    .output(z.object({ data: z.object({ category: z.string(), type: z.enum(TYPES) }).nullable() })),
  add: privateCall
    .meta({ access: 'staff', creates: true })
    .route({ method: 'POST', path: '/finance/report/addreport', summary: 'Lança uma transação' })
    .input(NewReport)
    .output(savedRecord),
  item: privateCall
    .route({ method: 'GET', path: '/finance/report/item', summary: 'Traz uma transação' })
    .input(z.object({ id: queryId }))
    .output(z.object({ data: Report })),
  update: privateCall
    .meta({ fails: ['entry-of-payment', 'transfer-linked'] })
    .route({ method: 'POST', path: '/finance/report/update', summary: 'Altera uma transação' })
    .input(ReportFields.partial().extend({ id, amount: amountInput.optional(), revision: revision.optional() }))
    .output(savedRecord),
  /** One side of a transfer is not deleted without a word of the other: 409 until it says what becomes of that. */
  remove: privateCall
    .meta({ fails: ['entry-of-payment', 'transfer-linked'] })
    .meta({ access: 'staff', changesPages: false, records: 'deletion' })
    .route({
      method: 'POST',
      path: '/finance/report/delete',
      summary: 'Exclui uma transação; por 30 dias ela pode voltar',
    })
    .input(key.extend({ other_side: z.enum(['keep', 'delete']).optional() }))
    .output(done),
  restore: privateCall
    .meta({ fails: ['bill-paid', 'entry-of-payment'] })
    .route({ method: 'POST', path: '/finance/report/restore', summary: 'Traz de volta uma transação excluída' })
    .input(
      key.extend({ /** Whether the other side of a transfer comes back too. */ with_other: z.boolean().optional() }),
    )
    .output(done),
  ...sidesContract,
  many: bulkContract,
  search: privateCall
    .route({
      method: 'GET',
      path: '/finance/report/search',
      summary: 'Busca transações em todos os meses, e soma as que acha',
    })
    .input(
      listInput.extend({
        ...SearchFilter.shape,
        /** Whether what a text finds is summed however much it is, which means to read all of it. */
        whole: z.stringbool().or(z.boolean()).default(true),
      }),
    )
    .output(
      z.object({
        data: z.array(Report),
        next: z.string().optional(),
        /** Left out for more than `MAX_COUNTED` entries that a text finds, unless the whole is asked for. */
        totals: Totals.optional(),
      }),
    ),
  projects: privateCall
    .route({
      method: 'GET',
      path: '/finance/projects',
      summary: 'Lista os projetos de que uma transação pode ser: os da pessoa, os mais novos primeiro',
    })
    .output(z.object({ data: z.array(z.object({ id, title: z.string() })).max(MAX_PROJECTS) })),
  year: privateCall
    .route({ method: 'GET', path: '/finance/year', summary: 'Soma um ano por mês e por categoria' })
    .input(
      z.object({
        ...owner.shape,
        /** By default the current one. */ year: z.coerce.number().int().min(1900).max(2199).optional(),
      }),
    )
    .output(
      z.object({
        data: z.object({
          year: z.int(),
          /** The years with entries, and the current one, newest first. */
          years: z.array(z.int()),
          totals: Totals,
          /** All twelve, January first. */
          months: z.array(
            z.object({
              /** YYYY-MM. */
              month: z.string(),
              income: sum,
              expenses: sum,
              /** Running balance: income less expenses of the year up to the month's end. */
              balance: sum,
            }),
          ),
          /** The largest first. */
          categories: z.array(z.object({ type: z.enum(TYPES), category: z.string(), color, sum, count: z.int() })),
          /** What is of a project, the largest first; at most `MAX_YEAR_PROJECTS`. */
          projects: z.array(
            z.object({ project_id: id, project: z.string(), income: sum, expenses: sum, count: z.int() }),
          ),
        }),
      }),
    ),
  /** For the dashboard's tile. */
  figures: privateCall
    .route({ method: 'GET', path: '/finance/figures', summary: 'Diz como vai o mês, para o painel' })
    .input(owner)
    .output(
      z.object({
        data: z.object({
          month: z.string(),
          totals: Totals,
          /** Open bills and parcelas that are overdue, due today, or due within seven days. */
          overdue: z.int().nonnegative(),
          today: z.int().nonnegative(),
          soon: z.int().nonnegative(),
        }),
      }),
    ),
}
