import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { query } from '#client/query.ts'
import { attempt } from '#ui/workbench/attempt.ts'
import type { MyTask } from '../../mine-contract.ts'
import { STATUS_LABELS, type TaskStatus } from '../../production.ts'
import type { Undo } from '../quick/use-undo.ts'

/** The reader's tasks, and how one of them is taken to another column, with the way back. */
export function useMyTasks(undo: Undo) {
  const client = useQueryClient()
  const options = query.production.mine.list.queryOptions({ refetchOnWindowFocus: true })
  const tasks = useQuery(options)
  const reload = () => client.invalidateQueries({ queryKey: options.queryKey })

  const send = (id: number, status: TaskStatus) =>
    attempt(() => api.production.board.move({ ids: [id], status, before: null }))

  /** Shown at once; undone where the server refuses it. */
  async function move(task: MyTask, status: TaskStatus) {
    await client.cancelQueries({ queryKey: options.queryKey })
    const changed = (one: MyTask) => (one.id !== task.id ? one : status === 'Completed' ? [] : { ...one, status })
    client.setQueryData(options.queryKey, (answer) => answer && { ...answer, data: answer.data.flatMap(changed) })
    const back = async () => {
      await send(task.id, task.status)
      await reload()
    }
    const forget = undo.offer(`${task.id_text}: ${STATUS_LABELS[status]}`, () => void back())
    if (!(await send(task.id, status))) forget()
    await reload()
  }
  return { query: tasks, tasks: tasks.data?.data, total: tasks.data?.total ?? 0, move, reload }
}

/** A counter that no line reaches: what is asked since then is the line alone. */
const NEVER = 2_000_000_000

/** The people of a line, who may be put in charge; none until they are known. */
export function usePeople(line: number | undefined) {
  const { data } = useQuery(
    query.production.board.changes.queryOptions({
      input: { id: line ?? 0, since: NEVER },
      enabled: line !== undefined,
      staleTime: 60_000,
    }),
  )
  return data?.data.line.people ?? []
}
