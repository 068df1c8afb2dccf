import { ActionIcon, CloseButton, Drawer } from '@mantine/core'
import { IconArrowUpRight, IconCalendarDue, IconClock } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type PointerEvent, useId, useState } from 'react'
import { query } from '#client/calls/query.ts'
import { dayMonth, toWallTime } from '#time.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { SearchField } from '#ui/workbench/search-field.tsx'
import { EmptyState, LoadingRows } from '#ui/workbench/states.tsx'
import { useFollow } from '#ui/workbench/use-follow.ts'
import type { PlannedTask } from '../../tasks-contract.ts'
import { weekdayShort } from '../parts/titles.ts'
import styles from './tray.module.css'

interface TrayProps {
  /** Today. */
  today: string
  /** The task that is dragged. */
  dragged: number | undefined
  /** Whether they can be dragged onto hours that are shown. */
  hasHours: boolean
  onDrag: (event: PointerEvent, task: PlannedTask) => void
  /** Called to mark a time for a task in the form. */
  onPlan: (task: PlannedTask) => void
  onClose: () => void
}

const TITLE = 'Minhas tarefas'

/** One's tasks that are to be done, from which events are made: beside the calendar, or on narrow screens a sheet. */
export function TaskTray({ isSheet, ...props }: TrayProps & { isSheet: boolean }) {
  const heading = useId()
  if (isSheet)
    return (
      <Drawer
        opened
        onClose={props.onClose}
        position="bottom"
        size="80%"
        title={TITLE}
        closeButtonProps={{ 'aria-label': 'Fechar' }}
      >
        <Tasks {...props} hasHours={false} />
      </Drawer>
    )
  return (
    <aside className={`relative surface outlined ${styles.tray}`} aria-labelledby={heading}>
      <div className="scrolls">
        <header className="row">
          <h2 id={heading} className="grow">
            {TITLE}
          </h2>
          <CloseButton aria-label="Fechar as tarefas" onClick={props.onClose} />
        </header>
        <Tasks {...props} />
      </div>
    </aside>
  )
}

function Tasks({ today, dragged, hasHours, onDrag, onPlan }: Omit<TrayProps, 'onClose'>) {
  const [q, setQ] = useState<string>()
  const tasks = useQuery(
    query.calendar.tasks.mine.queryOptions({ input: q ? { q } : {}, placeholderData: keepPreviousData }),
  )
  const { data, total = 0 } = tasks.data ?? {}
  // Where nothing is to be done, there is nothing to search.
  const hasAny = q !== undefined || total > 0
  return (
    <>
      {hasAny && <SearchField label="Buscar nas tarefas" q={q} onSearch={setQ} />}
      <QueryView
        query={tasks}
        data={data}
        failed="As tarefas não vieram"
        loading={<LoadingRows rows={5} height={64} label="Carregando as tarefas…" />}
        empty={
          q === undefined ? (
            <EmptyState title="Nenhuma tarefa sua por fazer">
              Aqui ficam as tarefas de todos os quadros de que você é responsável.
            </EmptyState>
          ) : (
            <p role="status" className="soft">{`Nenhuma tarefa sua por fazer com “${q}”.`}</p>
          )
        }
      >
        {(all) => (
          <>
            <p className="soft tiny above-50">
              {hasHours
                ? 'Arraste para a hora em que vai fazer, ou escolha para marcar.'
                : 'Escolha uma para marcar a hora.'}
            </p>
            <ul className={`stack one-column gap-40 bare-list ${styles.list}`}>
              {all.map((task) => (
                <TaskCard
                  key={task.id}
                  task={task}
                  today={today}
                  isDragged={task.id === dragged}
                  onDrag={hasHours ? onDrag : undefined}
                  onPlan={onPlan}
                />
              ))}
            </ul>
            {total > all.length && (
              <p className="soft tiny">
                Mais {total - all.length} em <Link to="/dashboard/production-line/mine">{TITLE}</Link>.
              </p>
            )}
          </>
        )}
      </QueryView>
    </>
  )
}

interface TaskCardProps {
  task: PlannedTask
  today: string
  isDragged: boolean
  onDrag: TrayProps['onDrag'] | undefined
  onPlan: TrayProps['onPlan']
}

function TaskCard({ task, today, isDragged, onDrag, onPlan }: TaskCardProps) {
  const follow = useFollow()
  const { id_text, nome, project, due, times, to } = task
  return (
    <li
      className={`stack one-column relative paper outlined rounded ${styles.card}`}
      data-planned={times.length > 0 || undefined}
      data-dragged={isDragged || undefined}
      data-movable={onDrag !== undefined || undefined}
      onPointerDown={(event) => onDrag?.(event, task)}
    >
      <span className="row gap-35 soft tiny">
        <span className="tabular">{id_text}</span>
        <span className="one-line">{project}</span>
      </span>
      <button
        type="button"
        className={`link-area inherit-color break-anywhere text-start no-padding no-background no-border ${styles.name}`}
        title={`Marcar hora: ${nome}`}
        onClick={() => onPlan(task)}
      >
        {nome}
      </button>
      {(due !== null || times.length > 0) && (
        <span className="cluster gap-35 soft tiny tabular">
          {due !== null && (
            <span className="inline-row gap-35" data-late={due < today || undefined}>
              <IconCalendarDue size={14} role="img" aria-label="Prazo" /> {due === today ? 'hoje' : dayMonth(due)}
            </span>
          )}
          {times.map((time) => (
            <span key={time} className="inline-row gap-35">
              <IconClock size={14} role="img" aria-label="Marcada" /> {weekdayShort(toWallTime(time).slice(0, 10))}{' '}
              {dayMonth(time)} {toWallTime(time).slice(11)}
            </span>
          ))}
        </span>
      )}
      <ActionIcon
        component="a"
        href={to}
        onClick={follow}
        variant="subtle"
        color="gray"
        size="md"
        className={styles.open ?? ''}
        aria-label={`Abrir a tarefa ${id_text}`}
        title="Abrir a tarefa"
      >
        <IconArrowUpRight size={16} aria-hidden />
      </ActionIcon>
    </li>
  )
}
