import { IconCircleCheck, IconCircleDashed, IconCircleDot, IconFlask, IconProgress } from '@tabler/icons-react'
import { STATUS_LABELS, type TaskStatus } from '../../production.ts'
import styles from './backlog.module.css'

const ICONS = {
  inBacklog: IconCircleDashed,
  forDevelopment: IconCircleDot,
  inProgress: IconProgress,
  inTest: IconFlask,
  Completed: IconCircleCheck,
} as const

/** A task's status as an icon with its name. */
export function StatusIcon({ status }: { status: TaskStatus }) {
  const Icon = ICONS[status]
  return (
    <span className={`inline-row gap-40 ${styles.status}`} data-status={status}>
      <Icon size={18} stroke={1.8} aria-hidden />
      {STATUS_LABELS[status]}
    </span>
  )
}
