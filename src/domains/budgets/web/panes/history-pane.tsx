import type { Exchange } from '../../exchange-schemas.ts'
import { EventList, OpeningsLine } from '../exchange/event-list.tsx'
import styles from './changes-pane.module.css'

/** What happened between the firm and the client: versions, letters, openings, answers. The newest first. */
export const HistoryPane = ({ id, exchange: { openings, events } }: { id: number; exchange: Exchange }) => (
  <section className={`stack gap-100 ${styles.changes}`} aria-label="História">
    <OpeningsLine openings={openings} />
    {events.length > 0 ? <EventList id={id} events={events} /> : <p className="soft">Ainda não aconteceu nada.</p>}
  </section>
)
