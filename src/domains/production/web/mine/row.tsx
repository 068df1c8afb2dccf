import { ActionIcon } from '@mantine/core'
import { IconCheck, IconMessage } from '@tabler/icons-react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useSay } from '#client/interface/say.ts'
import { titleWords } from '#domains/projects/project.ts'
import { type Selectable, SelectBox } from '#ui/workbench/records/select-box.tsx'
import { CardTimerMark } from '#ui/workbench/timer/card-timer.tsx'
import { useFollow } from '#ui/workbench/use-follow.ts'
import type { MyTask } from '../../mine-contract.ts'
import { STATUS_LABELS, taskPath } from '../../production.ts'
import { TaskLabels } from '../labels/label-mark.tsx'
import { DueDay } from '../parts/due-day.tsx'
import { KindMark } from '../parts/kind-mark.tsx'
import { PriorityBars } from '../parts/priority-bars.tsx'
import { Ring } from '../parts/ring.tsx'
import { StatusGlyph } from '../parts/status-glyph.tsx'
import styles from './mine.module.css'

interface MyTaskRowProps {
  task: MyTask
  isLate: boolean
  /** Whether the keys act on it. */
  isMarked: boolean
  selection: Selectable
  onMark: () => void
  /** True where the click chose it. */
  onPick: (event: MouseEvent) => boolean
  onKey: (event: KeyboardEvent) => void
  onFinish: () => void
}

/** A task in one row, its marks in columns. */
export function MyTaskRow({ task, isLate, isMarked, selection, ...on }: MyTaskRowProps) {
  const say = useSay()
  const follow = useFollow()
  const { subtasks, comments } = task
  const isSelected = selection.has(task.id)
  return (
    <li
      className={`stack align-center relative tiny line-above ${styles.row}`}
      data-task={task.id}
      data-marked={isMarked || undefined}
      data-selected={isSelected || undefined}
      onFocus={on.onMark}
    >
      <SelectBox id={task.id} name={task.nome} selection={selection} className={styles.select} />
      <KindMark tipo={task.tipo} />
      <span className={`soft nowrap ${styles.id}`}>
        {task.id_text} <CardTimerMark task={task.id} />
      </span>
      <span className={`row gap-75 may-shrink ${styles.what}`}>
        <a
          className={`link-area ink medium one-line may-shrink undecorated ${styles.name}`}
          href={taskPath({ project_id: task.id_project, id_text: task.id_text })}
          onKeyDown={on.onKey}
          onClick={(event) => on.onPick(event) || follow(event)}
        >
          {task.nome}
        </a>
        <span className={`flex gap-60 flex-none clipped nowrap ${styles.labels}`}>
          <TaskLabels ids={task.labels} />
        </span>
      </span>
      <span className={`soft one-line ${styles.line}`}>{say(titleWords(task.title))}</span>
      <span className={`soft ${styles.status}`}>
        <StatusGlyph status={task.status} /> {say(STATUS_LABELS[task.status])}
      </span>
      <span className={`soft tabular ${styles.due}`}>
        {task.meta !== null && <DueDay meta={task.meta} isLate={isLate} />}
      </span>
      <span className={`soft ${styles.priority}`}>
        {task.prioridade > 0 && <PriorityBars prioridade={task.prioridade} />}
      </span>
      <span className={`soft tabular ${styles.steps}`}>
        {subtasks.total > 0 && (
          <>
            <Ring {...subtasks} />
            <span className="hidden">Passos: </span>
            {subtasks.checked}/{subtasks.total}
          </>
        )}
      </span>
      <span className={`soft tabular ${styles.comments}`}>
        {comments > 0 && (
          <>
            <IconMessage size={14} aria-hidden />
            {comments}
            <span className="hidden">{comments === 1 ? ' comentário' : ' comentários'}</span>
          </>
        )}
      </span>
      <ActionIcon
        className={styles.finish ?? ''}
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={`Concluir ${task.id_text}`}
        title="Concluir (f)"
        onClick={on.onFinish}
      >
        <IconCheck size={16} aria-hidden />
      </ActionIcon>
    </li>
  )
}
