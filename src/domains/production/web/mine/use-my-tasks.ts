import { useHotkeys } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '#client/api.ts'
import { query } from '#client/query.ts'
import { attempt } from '#ui/workbench/attempt.ts'
import { notifyUndo } from '#ui/workbench/toasts.tsx'
import type { MyTask } from '../../mine-contract.ts'
import { STATUS_LABELS, type TaskStatus } from '../../production.ts'

/** The reader's tasks, and how one of them is taken to another column, with the way back. */
export function useMyTasks() {
  const client = useQueryClient()
  const options = query.production.mine.list.queryOptions({ refetchOnWindowFocus: true })
  const tasks = useQuery(options)
  const last = useRef<() => void>(undefined)
  const reload = () => client.invalidateQueries({ queryKey: options.queryKey })
  useHotkeys([['mod+Z', () => last.current?.()]])

  const send = (id: number, status: TaskStatus) =>
    attempt(() => api.production.board.move({ ids: [id], status, before: null }))

  /** Shown at once; undone where the server refuses it. */
  async function move(task: MyTask, status: TaskStatus) {
    await client.cancelQueries({ queryKey: options.queryKey })
    client.setQueryData(
      options.queryKey,
      (answer) =>
        answer && {
          ...answer,
          data: answer.data.flatMap((one) =>
            one.id !== task.id ? one : status === 'Completed' ? [] : { ...one, status },
          ),
        },
    )
    const undo = async () => {
      last.current = undefined
      hide()
      await send(task.id, task.status)
      await reload()
    }
    const hide = notifyUndo(`${task.id_text}: ${STATUS_LABELS[status]}`, () => void undo())
    last.current = () => void undo()
    if (!(await send(task.id, status))) hide()
    await reload()
  }
  return { query: tasks, tasks: tasks.data?.data, total: tasks.data?.total ?? 0, move }
}
