import { STATUS_LABELS, type TaskStatus } from '../../production.ts'
import { StatusGlyph } from '../parts/status-glyph.tsx'
import styles from './backlog.module.css'

/** A task's status as an icon with its name. */
export const StatusIcon = ({ status }: { status: TaskStatus }) => (
  <span className={`inline-row gap-40 ${styles.status}`}>
    <StatusGlyph status={status} size={18} />
    {STATUS_LABELS[status]}
  </span>
)
