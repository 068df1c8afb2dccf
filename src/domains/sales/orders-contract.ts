import { privateAdminCall } from '#platform/contract/call.ts'
import {
  day,
  id,
  listInput,
  listOutput,
  month,
  optionalText,
  queryId,
  searchText,
  text,
  z,
} from '#platform/contract/fields.ts'
import { DRIVERS, EVENT_LABELS, type EventKind, STATES } from './order.ts'

/** A row of the list. */
const OrderRow = z.object({
  id,
  title: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(STATES),
  driver: z.enum(DRIVERS).nullable(),
  /** Reais. */
  total: z.number(),
  /** ISO 8601. */
  created_at: z.string(),
  paid_at: z.string().nullable(),
  /** When the buyer withdrew; in the state 'paid' the money is still to be returned. */
  withdrawn_at: z.string().nullable(),
  /** Paid in the sandbox. */
  sandbox: z.boolean(),
  /** Of the demonstration. */
  demo: z.boolean(),
})
export type OrderRow = z.infer<typeof OrderRow>

const EVENT_KINDS = Object.keys(EVENT_LABELS) as [EventKind, ...EventKind[]]

/** Something that happened to an order. */
const OrderEvent = z.object({
  id: z.int(),
  kind: z.enum(EVENT_KINDS),
  /** ISO 8601. */
  at: z.string(),
  /** Name of the member of staff who did it; '' for the buyer and the program. */
  by: z.string(),
  note: z.string(),
})
export type OrderEvent = z.infer<typeof OrderEvent>

/** A whole order. */
export const Order = OrderRow.extend({
  project_id: id,
  phone: z.string(),
  /** CPF or CNPJ with its punctuation; '' where it was not given. */
  document: z.string(),
  lines: z.array(z.object({ label: z.string(), price: z.number() })),
  /** What names it in the bank's statement of a Pix. */
  txid: z.string(),
  /** Id of the payment with its provider; '' without one. */
  reference: z.string(),
  failure: z.string(),
  expires_at: z.string(),
  /** Of a confirmed Pix: who paid, and on which day. */
  payer: z.string(),
  paid_on: z.string().nullable(),
  plan_until: z.string().nullable(),
  refunded_at: z.string().nullable(),
  link_open: z.boolean(),
  /** Downloads allowed in all; null for no limit. */
  download_limit: z.int().positive().nullable(),
  downloads: z.int().nonnegative(),
  nfse: z.string(),
  /** Path of the buyer's page: the thank-you page once paid, checkout before. */
  path: z.string(),
  /** Where the payment's entry is in the ledger; '' without one. */
  book: z.string(),
  /** Whether a Pix can be confirmed now: also of an expired order. */
  confirmable: z.boolean(),
  /** The client that the buyer is, by e-mail, CPF or CNPJ, or telephone; null for none. */
  client: z.object({ id, name: z.string() }).nullable(),
  /** The oldest first. */
  events: z.array(OrderEvent),
})
export type Order = z.infer<typeof Order>

const filter = z.object({
  /** Words that are all found in number, name, e-mail, phone, product or txid; accents are ignored. */
  q: searchText.optional(),
  state: z.enum(STATES).optional(),
  /** 'YYYY-MM', in which it was ordered. */
  month: month.optional(),
})
export type OrderFilter = z.infer<typeof filter>

/** First and last day, both included. */
const OrderPeriod = z.object({ from: day, to: day })
export type OrderPeriod = z.infer<typeof OrderPeriod>

const key = z.object({ /** The order's. */ id })
const One = z.object({ data: Order })

/** Pedidos, for the admin. */
export const ordersContract = {
  /** With `q` its `total` is exact up to `MAX_COUNTED`, and one more for any number beyond. */
  list: privateAdminCall
    .route({ method: 'POST', path: '/order/list', summary: 'Lista os pedidos, do mais novo ao mais antigo' })
    .input(listInput.extend(filter.shape))
    .output(z.object({ data: z.array(OrderRow), ...listOutput })),
  months: privateAdminCall
    .route({
      method: 'GET',
      path: '/order/months',
      summary: 'Soma os pedidos pagos de cada mês, do mais novo ao mais antigo, sem os de teste e de demonstração',
    })
    .output(
      z.object({
        data: z.array(
          z.object({
            /** 'YYYY-MM' in which they were paid. */
            month: z.string(),
            /** Paid orders, those refunded since included. */
            count: z.int().nonnegative(),
            /** Reais paid, and those of them that were refunded since. */
            paid: z.number(),
            refunded: z.number(),
          }),
        ),
      }),
    ),
  ofClient: privateAdminCall
    .route({
      method: 'GET',
      path: '/order/of-client',
      summary: 'Soma os pedidos pagos de um cliente, por seus e-mails, CPF ou CNPJ e telefone, sem os de teste',
    })
    .input(z.object({ /** The client's. */ id: queryId }))
    .output(
      z.object({
        data: z.object({
          /** Paid orders, and what was paid in reais; what was returned is not. */
          count: z.int().nonnegative(),
          paid: z.number(),
          /** The newest order with the client's e-mail that has a telephone, to be offered to their record. */
          phone: z.object({ /** Its number, '#0012'. */ order: z.string(), phone: z.string() }).nullable(),
        }),
      }),
    ),
  counts: privateAdminCall
    .route({ method: 'GET', path: '/order/counts', summary: 'Conta os pedidos feitos num período e os pagos deles' })
    .input(OrderPeriod)
    .output(
      z.object({
        data: z.object({
          /** Orders that buyers placed in the period. */
          placed: z.int().nonnegative(),
          /** Those of them that are paid, also later, and were not returned. */
          paid: z.int().nonnegative(),
        }),
      }),
    ),
  item: privateAdminCall
    .route({ method: 'POST', path: '/order/item', summary: 'Traz um pedido com a sua história' })
    .input(key)
    .output(One),
  confirmPix: privateAdminCall
    .meta({ fails: ['order-not-awaiting'] })
    .route({ method: 'POST', path: '/order/confirm-pix', summary: 'Confirma que o Pix de um pedido chegou' })
    .input(
      key.extend({
        /** As the bank's statement names them. */
        payer: text(200),
        paid_on: day,
      }),
    )
    .output(One),
  refund: privateAdminCall
    .meta({ fails: ['order-not-paid', 'order-refunded', 'payment-of-other-account'] })
    .route({
      method: 'POST',
      path: '/order/refund',
      summary: 'Devolve um pedido inteiro e fecha o link; o Pix se devolve no banco, e aqui se registra',
    })
    .input(key.extend({ /** The reason. */ note: text(2000) }))
    .output(One),
  link: privateAdminCall
    .meta({ fails: ['order-not-paid', 'order-refunded', 'order-withdrawn'] })
    .route({ method: 'POST', path: '/order/link', summary: 'Fecha ou reabre o link de download' })
    .input(
      key.extend({
        open: z.boolean(),
        /** Downloads from now on; null for no limit. Absent, the limit stays. */
        more: z.int().min(1).max(1000).nullable().optional(),
      }),
    )
    .output(One),
  makeClient: privateAdminCall
    .meta({ creates: true, fails: ['order-is-demo', 'order-is-sandbox'] })
    .route({ method: 'POST', path: '/order/client', summary: 'Faz de quem comprou um cliente, se ainda não é' })
    .input(key)
    .output(One),
  resend: privateAdminCall
    .meta({ fails: ['order-is-demo', 'order-not-paid', 'order-refunded'] })
    .route({ method: 'POST', path: '/order/resend', summary: 'Envia de novo o recibo com o link' })
    .input(key)
    .output(One),
  setNfse: privateAdminCall
    .meta({ fails: ['order-not-paid'] })
    .route({ method: 'POST', path: '/order/nfse', summary: 'Guarda o número da NFS-e de um pedido' })
    .input(key.extend({ nfse: optionalText(60) }))
    .output(One),
  csv: privateAdminCall
    .meta({ access: 'admin', changesPages: false, records: 'export' })
    .route({ method: 'GET', path: '/order/csv', summary: 'Traz os pedidos filtrados como tabela' })
    .input(filter)
    .output(z.file()),
}
