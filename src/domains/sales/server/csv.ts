import { plainMoney } from '#money.ts'
import type { Context } from '#platform/context.ts'
import { sendRows } from '#platform/csv.ts'
import { formatTaxId } from '#tax-ids.ts'
import { dateTime, dayOf } from '#time.ts'
import { DRIVER_LABELS, type Driver, type OrderState, orderNumber, STATE_LABELS } from '../order.ts'
import type { OrderFilter } from '../orders-contract.ts'
import { chooseOrders } from './orders.ts'

const HEAD = [
  ...['Número', 'Produto', 'Plano', 'Nome', 'E-mail', 'Telefone', 'CPF ou CNPJ', 'Total (R$)', 'Situação', 'Meio'],
  ...['Pedido em', 'Pago em', 'Pagador do Pix', 'NFS-e', 'Teste'],
]

/** What the list is narrowed to as a table, newest first. */
export async function sendCsv(context: Context, filter: OrderFilter): Promise<File> {
  const orders = await chooseOrders(context, filter)
    .selectAll('orders')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const rows = orders.map((order) => [
    orderNumber(order.id),
    order.title,
    order.plan_name ?? '',
    order.name,
    order.email,
    order.phone,
    formatTaxId(order.document),
    plainMoney(order.total),
    STATE_LABELS[order.state as OrderState],
    order.driver ? DRIVER_LABELS[order.driver as Driver] : '',
    dateTime(order.created_at),
    order.paid_at ? dateTime(order.paid_at) : '',
    order.payer,
    order.nfse,
    order.sandbox || order.demo ? 'sim' : '',
  ])
  return sendRows(context, `pedidos ${dayOf(context.clock.now())}.csv`, [HEAD, ...rows])
}
