import { dateTime } from '#time.ts'
import { EVENT_LABELS } from '../../order.ts'
import type { OrderEvent } from '../../orders-contract.ts'
import styles from './order.module.css'

/** What happened to an order, the newest first. */
export const EventList = ({ events }: { events: readonly OrderEvent[] }) => (
  <div>
    <h3>Histórico</h3>
    <ol className={styles.events}>
      {events.toReversed().map(({ id, kind, at, by, note }) => (
        <li key={id}>
          {EVENT_LABELS[kind]}{' '}
          <span className={styles.soft}>
            em <time dateTime={at}>{dateTime(at)}</time>
            {by && ` · ${by}`}
          </span>
          {note && <p className={styles.note}>{note}</p>}
        </li>
      ))}
    </ol>
  </div>
)
