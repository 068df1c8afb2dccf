import styles from './finish-mark.module.css'
import type { ShownEvent } from './shown-event.ts'

interface FinishMarkProps {
  event: ShownEvent
  onFinish: (event: ShownEvent) => void
}

/** Whether an event is finished. A click saves at once. */
export const FinishMark = ({ event, onFinish }: FinishMarkProps) => (
  <label className={`flex-none pointer place-center ${styles.target}`} data-still>
    <input
      type="checkbox"
      aria-label={`Concluído: ${event.row.title}`}
      title={isSeries(event) ? 'Cada dia é concluído por si' : event.row.isfinish ? 'Concluído' : 'Concluir'}
      checked={event.row.isfinish}
      disabled={!event.row.editable || isSeries(event)}
      onChange={() => onFinish(event)}
    />
  </label>
)

/** A series itself, which a search finds, rather than one of its days. */
const isSeries = ({ row }: ShownEvent) => row.repeat_event && !row.occurrence
