import { Alert, Button, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { useTopic } from '#client/calls/events.ts'
import { failureText } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import { notifyError } from '#ui/workbench/toasts.tsx'
import type { Card, LinePerson, LineView } from '../../board-contract.ts'
import type { TaskStatus } from '../../production.ts'
import type { TaskView } from '../../task-contract.ts'
import { productionWords } from '../../words.ts'
import { type LiveTask, useLatest, useTask } from './use-task.ts'

export interface TaskFrameProps {
  line: LineView
  /** Whether the reader has lost access to the line. */
  isLineLost: boolean
  /** The task's id text; undefined for a new one. */
  idText: string | undefined
  /** The last change of its card; undefined for a new task, and once the task is not on the board. */
  change?: number | undefined
  /** Goes to the card before or after that of the task; absent where no cards are shown. */
  onStep?: ((by: -1 | 1) => void) | undefined
  onClose: () => void
  /** Makes a new task beside its board by its name and column; undefined where the server refused it. */
  onAdd?: (nome: string, status: TaskStatus) => Promise<Card | undefined>
  /** Opens the task that was made so. */
  onMade?: (card: Card) => void
  /** Whether the task was just made so: its text is written next. */
  isNew?: boolean
}

/** What is out of reach: a task that somebody removed, or the whole line, from which the reader was taken. */
export type Gone = 'task' | 'line'

export interface ReadTask {
  task: TaskView
  live: LiveTask
  gone: Gone | undefined
  /** Who else has it open. */
  here: readonly LinePerson[]
}

interface OpenTaskProps extends Pick<TaskFrameProps, 'isLineLost' | 'change' | 'onClose'> {
  idText: string
  children: (read: ReadTask) => ReactNode
}

/** Loads a stored task and shows it. */
export function OpenTask({ isLineLost, idText, change, onClose, children }: OpenTaskProps) {
  const { task, error, isGone, live } = useTask(idText, change)
  const isMissing = isGone && !task
  const here = useHere(isGone || isLineLost ? undefined : task?.id)
  const close = useLatest(onClose)
  useEffect(() => {
    if (!isMissing) return
    notifyError(productionWords.notFound)
    close.current()
  }, [isMissing, close])

  if (task) return children({ task, live, here, gone: isLineLost ? 'line' : isGone ? 'task' : undefined })
  if (error && !isGone)
    return (
      <Alert color="red" title="A tarefa não pôde ser lida" role="alert" mb="md">
        {failureText(error)}
        <Button variant="default" size="compact-md" mt="sm" display="block" onClick={() => void live.reload()}>
          Tentar de novo
        </Button>
      </Alert>
    )
  return (
    <Stack mb="md" aria-busy="true" aria-label="Carregando a tarefa" role="status">
      <Skeleton height={36} />
      <Skeleton height={120} />
      <Skeleton height={36} width="60%" />
    </Stack>
  )
}

/** Milliseconds from one sign to the next; the server forgets who gives none for 40 seconds. A hidden tab gives none. */
const SIGN = 15_000
/** Milliseconds that a task is open before others are told: who walks over cards by J and K looks at none of them. */
const SETTLED = 1000

/** Who else has a task open. They are told of the reader as well, until the task is closed. */
function useHere(task: number | undefined): readonly LinePerson[] {
  const [settled, setSettled] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(task), SETTLED)
    return () => clearTimeout(timer)
  }, [task])
  const id = settled === task ? task : undefined
  const { data, isError, refetch } = useQuery(
    query.production.task.here.queryOptions({
      input: { id: id ?? 0 },
      enabled: id !== undefined,
      refetchInterval: SIGN,
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
  )
  useTopic(id === undefined ? undefined : `task:${id}`, (counter) => {
    if (counter !== undefined) void refetch({ cancelRefetch: false })
  })
  useEffect(() => {
    if (id === undefined) return
    return () => void api.production.task.here({ id, leaves: true }).catch(() => undefined)
  }, [id])
  return (id !== undefined && !isError && data?.data) || NOBODY
}

const NOBODY: readonly LinePerson[] = []
