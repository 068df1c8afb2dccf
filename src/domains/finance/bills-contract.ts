import { RateFields } from '#domains/site/billing.ts'
import { fromDecimal } from '#money.ts'
import { privateCall } from '#platform/contract/call.ts'
import { day, done, id, listInput, optionalText, z } from '#platform/contract/fields.ts'
import { PAYMENT_METHODS } from '#platform/contract/payment-methods.ts'
import { revision, savedRecord } from '#platform/contract/revision.ts'
import { amountInput, Money, owner, stored, sum } from './fields.ts'
import { TYPES } from './finance.ts'
import { MAX_INSTALLMENTS } from './installments.ts'
import { repeatsContract } from './repeats-contract.ts'

const key = z.object({ id })

/** What the form of a bill edits. */
export const BillFields = Money.extend({ /** YYYY-MM-DD. */ due: day.meta({ label: 'Vence em' }) })
export type BillFields = z.infer<typeof BillFields>

/** Into how many bills, one a month, a new one is divided. */
const installments = z
  .int('Diga quantas.')
  .min(1, 'Pelo menos uma.')
  .max(MAX_INSTALLMENTS, `Até ${MAX_INSTALLMENTS} parcelas.`)
  .meta({ label: 'Parcelas' })

/** What the form of a new bill edits: `amount` is that of all its installments. */
export const NewBillFields = BillFields.extend({ installments })

const NewBill = BillFields.extend({
  ...owner.shape,
  account_id: id.nullish(),
  installments: installments.default(1),
}).refine(({ amount, installments }) => installments === 1 || (fromDecimal(amount) ?? 0) >= installments, {
  path: ['installments'],
  message: 'Cada parcela tem pelo menos um centavo.',
})
export type NewBill = z.output<typeof NewBill>

/**
 * Something to pay or to receive: a bill, or by itself a parcela of an accepted quote, or an order that waits for its Pix.
 */
export const Payable = BillFields.extend({
  ...stored,
  /** '' for a parcela or an order. */
  category: z.string(),
  /** What it comes to today: a late parcela with fine and interest, an early one less a discount. */
  total: sum,
  due: z.string(),
  /** The day for which a late parcela was promised; null where it was not. */
  promised: z.string().nullable(),
  /** Of a parcela, the first other one of its quote that is open, which an excess can pay. */
  next: z.object({ id, /** 'parcela 3'. */ name: z.string() }).nullable(),
  /** Of a parcela, by what it comes to on any day, and the day up to which fine and interest were received with a part of it. */
  rates: RateFields.extend({ charged_until: z.string().nullable() }).nullable(),
  kind: z.enum(['bill', 'installment', 'order']),
  /** Unique within its kind. */
  id,
  id_user: id,
  /** Name of whose ledger it is in. */
  owner: z.string(),
  /** Where it opens in the workbench; '' for a bill. */
  to: z.string(),
  /** YYYY-MM-DD; null while it is open. */
  paid_on: z.string().nullable(),
  /** The entry of the payment; null while it is open. */
  report_id: id.nullable(),
  /** Against today: what is paid is 'paid'; 'soon' is within the next seven days. */
  when: z.enum(['overdue', 'today', 'soon', 'later', 'paid']),
  repeat_id: id.nullable(),
  /** Of a bill, for its form; 0 for all others. */
  revision,
})
export type Payable = z.infer<typeof Payable>

const Side = z.object({ to_receive: sum, to_pay: sum, count: z.int().nonnegative() })

export const billsContract = {
  /** Open ones: the earliest first, all of them. */
  open: privateCall
    .route({
      method: 'GET',
      path: '/finance/bills',
      summary: 'Lista o que está em aberto: contas, parcelas de orçamentos aceitos e pedidos que esperam o Pix',
    })
    .input(owner)
    .output(
      z.object({
        /** At most 1,000. */
        data: z.array(Payable),
        totals: z.object({ overdue: Side, today: Side, soon: Side, later: Side }),
      }),
    ),
  /** Bills that were paid: the last payment first. Parcelas and orders are in the ledger. */
  paid: privateCall
    .route({ method: 'GET', path: '/finance/bills/paid', summary: 'Lista as contas pagas' })
    .input(listInput.extend(owner.shape))
    .output(z.object({ data: z.array(Payable), next: z.string().optional() })),
  create: privateCall
    .meta({ access: 'staff', creates: true })
    .route({
      method: 'POST',
      path: '/finance/bill/new',
      summary: 'Cria uma conta a pagar ou a receber, ou com `installments` uma por mês, cada uma da mesma soma',
    })
    .input(NewBill)
    .output(
      z.object({
        result: z.literal(true),
        data: savedRecord.shape.data.extend({ /** All of them, the first one too, by their days. */ ids: z.array(id) }),
      }),
    ),
  update: privateCall
    .meta({ fails: ['bill-paid'] })
    .route({ method: 'POST', path: '/finance/bill/update', summary: 'Altera uma conta em aberto' })
    .input(BillFields.partial().extend({ id, revision: revision.optional() }))
    .output(savedRecord),
  remove: privateCall
    .meta({ fails: ['bill-paid'] })
    .meta({ access: 'staff', changesPages: false, records: 'deletion' })
    .route({ method: 'POST', path: '/finance/bill/delete', summary: 'Exclui uma conta em aberto' })
    .input(key)
    .output(done),
  /** All or none; a refusal names in `fields` those that it is about, by `ids.0`. */
  removeMany: privateCall
    .meta({ access: 'staff', changesPages: false, records: 'deletion', fails: ['bill-paid'] })
    .route({ method: 'POST', path: '/finance/bill/many-delete', summary: 'Exclui várias contas em aberto' })
    .input(z.object({ ids: z.array(id).min(1).max(MAX_INSTALLMENTS) }))
    .output(done),
  restore: privateCall
    .meta({ fails: ['bill-paid'] })
    .route({ method: 'POST', path: '/finance/bill/restore', summary: 'Traz de volta uma conta excluída' })
    .input(key)
    .output(done),
  pay: privateCall
    .meta({ fails: ['bill-paid', 'installment-paid', 'installments-changed', 'order-not-awaiting'] })
    .meta({ access: 'staff', creates: true })
    .route({
      method: 'POST',
      path: '/finance/bill/pay',
      summary: 'Marca como pago o que está em aberto, e lança a transação',
    })
    .input(
      z.object({
        kind: Payable.shape.kind,
        id,
        /** By default today; no day to come. */
        paid_on: day.optional(),
        /** Where the money moved; by default a bill's own account, and what was received goes to the usual one. Null for none. */
        account_id: id.nullish(),
        /**
         * What came of a parcela: less than it comes to leaves the rest open. Left out, all that is open is paid, without
         * fine and interest. 422 for anything else.
         */
        amount: amountInput.optional(),
        /** Whether fine and interest, or the discount, are left out of `amount`. */
        waived: z.boolean().default(false),
        /** How what came of a parcela came. */
        means: z.enum(PAYMENT_METHODS).default('other'),
        /** Why, for the quote's history. */
        note: optionalText(500).default(''),
        /** Whether what came beyond all that is open of a parcela pays the other open ones of its quote. */
        carries: z.boolean().default(false),
        /** Whether what came beyond all of these is an income by itself. */
        books_excess: z.boolean().default(false),
        /** The open parcela that the payer was told to be the first of them; 409 where another one is by now. */
        carries_to: id.optional(),
      }),
    )
    .output(
      z.object({
        result: z.literal(true),
        data: z.object({
          /** The entry; of several the one of what was asked for. */
          report_id: id,
          /** How many were paid: more than 1 where an excess paid other parcelas. */
          paid: z.int().positive(),
        }),
      }),
    ),
  /**
   * Opens a paid bill or parcela again. The payment of a bill in the current month is deleted; any other gets a counter
   * entry of today, so that past months do not change. Of a parcela all that its payment paid are open again; 409 where what
   * that left open was paid by a later one. An order is refunded where it is.
   */
  unpay: privateCall
    .meta({ fails: ['bill-not-paid', 'installment-not-paid', 'paid-since'] })
    .route({ method: 'POST', path: '/finance/bill/unpay', summary: 'Desfaz um pagamento' })
    .input(z.object({ kind: z.enum(['bill', 'installment']), id }))
    .output(done),
  ...repeatsContract,
  /** Plans, not facts: nothing here is in the ledger. */
  forecast: privateCall
    .route({ method: 'GET', path: '/finance/ahead', summary: 'Prevê os três meses seguintes' })
    .input(owner)
    .output(
      z.object({
        data: z.object({
          /** What is overdue today. */
          overdue: Side,
          /** The rest of this month, and the next three. */
          months: z.array(
            z.object({
              /** YYYY-MM. */
              month: z.string(),
              income: sum,
              expenses: sum,
              balance: sum,
              /** By day. */
              items: z.array(
                z.object({
                  source: z.enum(['bill', 'installment', 'order', 'repeat']),
                  id,
                  day: z.string(),
                  description: z.string(),
                  type: z.enum(TYPES),
                  amount: sum,
                  /** Where it opens; '' for bills and repeated entries. */
                  to: z.string(),
                }),
              ),
            }),
          ),
        }),
      }),
    ),
}
