import type { TaskType } from '../../production.ts'
import styles from './parts.module.css'

/** A task's type: a blue square for a task, a red circle for a bug, a yellow square for a feature. */
export const KindMark = ({ tipo, silent = false }: { tipo: TaskType; silent?: boolean }) => (
  <span
    className={styles.kind}
    data-kind={tipo}
    {...(silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': tipo })}
  />
)
