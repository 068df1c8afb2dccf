import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#client/calls/query.ts'
import { sayNow } from '#client/interface/say.ts'
import { minutesText } from '#durations.ts'
import { dateTime, day } from '#time.ts'
import { labelsOf } from '#ui/workbench/form/fields-of.ts'
import { RetryLine } from '#ui/workbench/retry-line.tsx'
import { PRIORITY_LABELS, STATUS_LABELS, TASK_TYPE_LABELS, type TaskStatus, type TaskType } from '../../production.ts'
import { TaskFields, type TaskView } from '../../task-contract.ts'
import styles from './history.module.css'

/** Events of the task as a whole. */
const EVENTS: Readonly<Record<string, string>> = {
  created: 'criou a tarefa',
  deleted: 'excluiu a tarefa',
  restored: 'trouxe a tarefa de volta',
}
const LABELS: Readonly<Record<string, string>> = { ...labelsOf(TaskFields), line: 'de quadro' }
const THINGS: Readonly<Record<string, string>> = {
  attachment: 'uma imagem',
  file: 'um arquivo',
  subtask: 'uma tarefa adicional',
  blocker: 'uma espera',
  comment: 'um comentário',
}

/** Who changed what of a task; requested when it is unfolded. */
export function History({ task }: { task: TaskView }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="strong pointer">Histórico</summary>
      {isOpen && <Changes task={task} />}
    </details>
  )
}

function Changes({ task: { id, updated } }: { task: TaskView }) {
  const { data, error, refetch } = useQuery({
    ...query.production.task.history.queryOptions({ input: { id }, gcTime: 0 }),
    // Read again with each change of the task; the last one stays in sight meanwhile.
    queryKey: [...query.production.task.history.queryKey({ input: { id } }), updated],
    placeholderData: (before) => before,
  })
  if (error) return <RetryLine query={{ error, refetch }} />
  if (!data) return <p role="status">Carregando…</p>
  return (
    <ol className={`soft stack tiny break-anywhere bare-list ${styles.changes}`}>
      {data.data.map(({ by, at, field, before, after }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is only ever shown as a whole
        <li key={index}>
          <time className="tabular" dateTime={at}>
            {dateTime(at)}
          </time>{' '}
          <b className="ink strong">{by || 'Conta excluída'}</b> {EVENTS[field] ?? describe(field, before, after)}
        </li>
      ))}
    </ol>
  )
}

function describe(field: string, before: string | null, after: string | null) {
  const thing = THINGS[field]
  const [was, is] = [before, after].map((value) => value && (VALUE_TEXTS[field]?.(value) ?? value))
  const verb = before === null ? 'acrescentou' : after === null ? 'removeu' : 'mudou'
  const change = thing ? `${verb} ${thing}` : `mudou ${LABELS[field] ?? field}`
  return (
    <>
      {change}: {was && <del>{was}</del>} {is && <ins>{is}</ins>}
    </>
  )
}

/** Texts of the values that are not text themselves. */
const VALUE_TEXTS: Readonly<Record<string, (value: string) => string | undefined>> = {
  status: (status) => sayNow(STATUS_LABELS[status as TaskStatus] ?? status),
  tipo: (type) => sayNow(TASK_TYPE_LABELS[type as TaskType] ?? type),
  prioridade: (priority) => PRIORITY_LABELS[Number(priority)],
  meta: day,
  estimate: (minutes) => minutesText(Number(minutes)),
  spent: (minutes) => minutesText(Number(minutes)),
}
