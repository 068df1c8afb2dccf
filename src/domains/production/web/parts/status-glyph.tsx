import { IconCircleCheck, IconCircleDashed, IconCircleDot, IconFlask, IconProgress } from '@tabler/icons-react'
import type { TaskStatus } from '../../production.ts'
import styles from './parts.module.css'

const ICONS = {
  inBacklog: IconCircleDashed,
  forDevelopment: IconCircleDot,
  inProgress: IconProgress,
  inTest: IconFlask,
  Completed: IconCircleCheck,
} as const

/** A task's status as an icon in its column's colour; its name stands beside. */
export function StatusGlyph({ status, size = 15 }: { status: TaskStatus; size?: number }) {
  const Icon = ICONS[status]
  return <Icon className={styles.glyph} data-status={status} size={size} stroke={1.9} aria-hidden />
}
