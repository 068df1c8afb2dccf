import { type OrderState, STATE_LABELS } from '../../order.ts'
import styles from './state-badge.module.css'

/** Where an order stands. */
export const StateBadge = ({ state }: { state: OrderState }) => (
  <span className={`soft tiny nowrap ${styles.state}`} data-state={state}>
    {STATE_LABELS[state]}
  </span>
)
