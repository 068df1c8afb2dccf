import { useSay } from '#client/interface/say.ts'
import { dateTime } from '#time.ts'
import type { Card } from '../../board-contract.ts'
import { PRIORITY_LABELS, TASK_TYPE_LABELS } from '../../production.ts'
import { TaskLabels } from '../labels/label-mark.tsx'
import { KindMark } from '../parts/kind-mark.tsx'
import styles from './backlog.module.css'
import { StatusIcon, TaskLink, useRows } from './task-table.tsx'

/** Height in pixels of a card with the gap below it. */
const CARD = 100

/** The tasks as cards, for a narrow window. */
export function TaskCards({ tasks }: { tasks: readonly Card[] }) {
  const say = useSay()
  const { frame, rows, before, after } = useRows(tasks.length, CARD)
  return (
    <div ref={frame} style={{ paddingBlock: `${before}px ${after}px` }}>
      <ul className="stack gap-50 bare-list">
        {rows.map((index) => {
          const task = tasks[index]
          if (!task) return null
          return (
            <li
              key={task.id}
              className={`stack one-column content-start gap-25 clipped relative surface outlined ${styles.card}`}
              style={{ height: CARD - 8 }}
              aria-posinset={index + 1}
              aria-setsize={tasks.length}
            >
              <p className={`soft align-center gap-40 nowrap ${styles.id}`}>
                <KindMark tipo={task.tipo} silent /> {task.id_text} {say(TASK_TYPE_LABELS[task.tipo])}
                <span className="soft tabular push">{dateTime(task.updated)}</span>
              </p>
              <h2 className="clipped nowrap">
                <TaskLink task={task} />
              </h2>
              <p className="flex gap-90 clipped tiny nowrap">
                <StatusIcon status={task.status} />
                {task.prioridade > 0 && <span>Prioridade {PRIORITY_LABELS[task.prioridade]?.toLowerCase()}</span>}
                <TaskLabels ids={task.labels} most={2} />
              </p>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
