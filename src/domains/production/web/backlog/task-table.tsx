import { Link } from '@tanstack/react-router'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { useSay } from '#client/interface/say.ts'
import { dateTime } from '#time.ts'
import type { Card } from '../../board-contract.ts'
import { PRIORITY_LABELS, STATUS_LABELS, TASK_TYPE_LABELS, type TaskStatus } from '../../production.ts'
import { productionWords } from '../../words.ts'
import { TaskLabels } from '../labels/label-mark.tsx'
import type { LinePlace } from '../line/place.ts'
import { KindMark } from '../parts/kind-mark.tsx'
import { StatusGlyph } from '../parts/status-glyph.tsx'
import styles from './backlog.module.css'

/** Height of a row in pixels. */
const ROW = 48

interface TasksProps {
  tasks: readonly Card[]
}

/** The tasks as a table. It is virtualised: only the rows in view are in the document. */
export function TaskTable({ tasks }: TasksProps) {
  const say = useSay()
  const { frame, rows, before, after } = useRows(tasks.length, ROW)
  return (
    <div ref={frame}>
      <table className={`full-width joined-cells ${styles.table}`} aria-rowcount={tasks.length + 1}>
        <thead>
          <tr>
            <th scope="col">ID</th>
            <th scope="col">Prioridade</th>
            <th scope="col">{say(productionWords.status)}</th>
            <th scope="col">Nome</th>
            <th scope="col">{say(productionWords.updated)}</th>
            <th scope="col">Tipo</th>
          </tr>
        </thead>
        <tbody>
          {before > 0 && <Filler height={before} />}
          {rows.map((index) => {
            const task = tasks[index]
            return task && <TaskRow key={task.id} task={task} index={index} />
          })}
          {after > 0 && <Filler height={after} />}
        </tbody>
      </table>
    </div>
  )
}

/** Takes the height of the rows that are not rendered. */
const Filler = ({ height }: { height: number }) => (
  <tr aria-hidden>
    <td colSpan={6} style={{ height, padding: 0, border: 0 }} />
  </tr>
)

function TaskRow({ task, index }: { task: Card; index: number }) {
  const say = useSay()
  return (
    <tr aria-rowindex={index + 2}>
      <td className={`soft ${styles.id}`}>{task.id_text}</td>
      <td data-priority={task.prioridade}>{task.prioridade > 0 && PRIORITY_LABELS[task.prioridade]}</td>
      <td>
        <StatusIcon status={task.status} />
      </td>
      <th scope="row">
        <TaskLink task={task} />
        {task.labels.length > 0 && (
          <span className={`inline-row gap-60 soft tiny regular ${styles.labels}`}>
            <TaskLabels ids={task.labels} most={4} />
          </span>
        )}
      </th>
      <td className="soft tabular">{dateTime(task.updated)}</td>
      <td>
        <span className={`inline-row gap-40 ${styles.kind}`}>
          <KindMark tipo={task.tipo} silent /> {say(TASK_TYPE_LABELS[task.tipo])}
        </span>
      </td>
    </tr>
  )
}

/** A link that opens the task; the whole row is clickable. */
export const TaskLink = ({ task }: { task: Card }) => (
  <Link
    className={`inherit-color undecorated link-area ${styles.link}`}
    to="."
    search={(place: LinePlace) => ({ ...place, task: task.id_text })}
    resetScroll={false}
  >
    {task.nome}
  </Link>
)

/** The indexes of the rows to render, and the heights in pixels of the rows before and after them. */
export function useRows(count: number, height: number) {
  const frame = useRef<HTMLDivElement>(null)
  const top = frame.current?.offsetTop ?? 0
  const virtualizer = useWindowVirtualizer({ count, estimateSize: () => height, overscan: 12, scrollMargin: top })
  const items = virtualizer.getVirtualItems()
  const before = (items[0]?.start ?? top) - top
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top)
  return { frame, rows: items.map(({ index }) => index), before, after }
}

/** A task's status as an icon with its name. */
export const StatusIcon = ({ status }: { status: TaskStatus }) => (
  <span className={`inline-row gap-40 ${styles.status}`}>
    <StatusGlyph status={status} size={18} />
    {useSay()(STATUS_LABELS[status])}
  </span>
)
