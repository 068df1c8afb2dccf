import { Link } from '@tanstack/react-router'
import { brl, toCents } from '#money.ts'
import { dateTime } from '#time.ts'
import rows from '#ui/workbench/records/rows.module.css'
import table from '#ui/workbench/records/table.module.css'
import { DRIVER_LABELS, orderNumber } from '../../order.ts'
import type { OrderRow } from '../../orders-contract.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import styles from './table.module.css'

/** The orders as a table; in a narrow window each row is a card. */
export const OrderTable = ({ orders }: { orders: readonly OrderRow[] }) => (
  <table className={`${rows.rows} ${table.table} ${styles.columns}`} data-two-lines>
    <thead>
      <tr>
        <th scope="col">Pedido</th>
        <th scope="col">Quem</th>
        <th scope="col">Produto</th>
        <th scope="col" className={table.figure}>
          Total
        </th>
        <th scope="col">Situação</th>
        <th scope="col">Quando</th>
      </tr>
    </thead>
    <tbody>
      {orders.map((order) => (
        <Row key={order.id} {...order} />
      ))}
    </tbody>
  </table>
)

/** Opens the order; the whole row is its target. */
const Row = ({ id, name, email, title, total, state, driver, created_at, withdrawn_at, demo }: OrderRow) => (
  <tr>
    <th scope="row" className={`${rows.opens} ${table.number} ${styles.id}`}>
      <Link className="soft" to="/dashboard/orders" search={{ id }} aria-label={`Pedido ${orderNumber(id)}`}>
        {orderNumber(id)}
      </Link>
    </th>
    <td className={`strong ${styles.who}`}>
      {name}
      <small>{email}</small>
    </td>
    <td className={styles.product}>
      {title}
      <small>{[driver && DRIVER_LABELS[driver], demo && 'Demonstração'].filter(Boolean).join(' · ')}</small>
    </td>
    <td className={`${table.figure} ${styles.figure}`}>{brl(toCents(total))}</td>
    <td className={styles.state}>
      <StateBadge state={state} />
      {withdrawn_at && state === 'paid' && <small>Desistiu: falta devolver</small>}
    </td>
    <td className={`${table.day} ${styles.when}`}>{dateTime(created_at)}</td>
  </tr>
)
