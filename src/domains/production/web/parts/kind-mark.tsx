import { useSay } from '#client/interface/say.ts'
import { TASK_TYPE_LABELS, type TaskType } from '../../production.ts'
import styles from './parts.module.css'

/** A task's type: a blue square for a task, a red circle for a bug, a yellow square for a feature. */
export function KindMark({ tipo, silent = false }: { tipo: TaskType; silent?: boolean }) {
  const say = useSay()
  return (
    <span
      className={`flex-none ${styles.kind}`}
      data-kind={tipo}
      {...(silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': say(TASK_TYPE_LABELS[tipo]) })}
    />
  )
}
