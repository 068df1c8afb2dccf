import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '#client/calls/api.ts'
import { useTopic } from '#client/calls/events.ts'
import { query } from '#client/calls/query.ts'
import { sayNow } from '#client/interface/say.ts'
import { useSession } from '#client/session/session.ts'
import { plural } from '#ui/formats.ts'
import { attempt } from '#ui/workbench/attempt.ts'
import type { Undo } from '#ui/workbench/use-undo.ts'
import type { LinePerson } from '../../board-contract.ts'
import type { MyTask } from '../../mine-contract.ts'
import { STATUS_LABELS, type TaskStatus } from '../../production.ts'

/** The reader's tasks, kept current by server-sent events, and how they are taken to another column, with the way back. */
export function useMyTasks(undo: Undo) {
  const client = useQueryClient()
  const { user } = useSession()
  const options = query.production.mine.list.queryOptions({ refetchOnWindowFocus: true })
  const tasks = useQuery(options)
  const reload = () => client.invalidateQueries({ queryKey: options.queryKey })
  useTopic(user && `mytasks:${user.id}`, (counter) => {
    const known = client.getQueryData(options.queryKey)?.counter
    if (counter !== undefined && known !== undefined && counter >= known) void reload()
  })

  /** Sends each column of each line its tasks. Answers with those that have gone. */
  async function send(chosen: readonly MyTask[], statusOf: (task: MyTask) => TaskStatus) {
    const sent: MyTask[] = []
    for (const group of Map.groupBy(chosen, (task) => `${task.id_project} ${statusOf(task)}`).values()) {
      const move = { ids: group.map(({ id }) => id), status: statusOf(group[0]!), before: null }
      if (await attempt(() => api.production.board.move(move))) sent.push(...group)
    }
    await reload()
    return sent
  }

  /** Shown at once; undone where the server refuses it. */
  async function move(chosen: readonly MyTask[], status: TaskStatus) {
    const moving = chosen.filter((task) => task.status !== status)
    const [first] = moving
    if (!first) return
    await client.cancelQueries({ queryKey: options.queryKey })
    const changed = (one: MyTask) =>
      !moving.some(({ id }) => id === one.id) ? one : status === 'Completed' ? [] : { ...one, status }
    client.setQueryData(options.queryKey, (answer) => answer && { ...answer, data: answer.data.flatMap(changed) })
    let sent = moving
    const what = moving.length === 1 ? first.id_text : plural(moving.length, 'tarefa', 'tarefas')
    const back = async () => (await send(sent, (task) => task.status)).length > 0
    const forget = undo.offer(`${what}: ${sayNow(STATUS_LABELS[status])}`, back)
    sent = await send(moving, () => status)
    if (sent.length === 0) forget()
  }
  return { query: tasks, tasks: tasks.data?.data, total: tasks.data?.total ?? 0, move, reload }
}

/** A counter that no line reaches: what is asked since then is the line alone. */
const NEVER = 2_000_000_000
const NOBODY: readonly LinePerson[] = []

/** The people of a line, or those whom several have in common, who may be put in charge; none until they are known. */
export function usePeople(lines: readonly number[]): readonly LinePerson[] {
  return useQueries({
    queries: [...new Set(lines)].map((id) =>
      query.production.board.changes.queryOptions({ input: { id, since: NEVER }, staleTime: 60_000 }),
    ),
    combine: useCallback((answers: readonly { data?: { data: { line: { people: LinePerson[] } } } | undefined }[]) => {
      const [first, ...others] = answers.map(({ data }) => data?.data.line.people ?? NOBODY)
      return (first ?? NOBODY).filter((person) => others.every((people) => people.some(({ id }) => id === person.id)))
    }, []),
  })
}
