import { useRef } from 'react'
import { api } from '#client/calls/api.ts'
import { useUndo } from '#ui/workbench/use-undo.ts'
import type { Subtask, TaskView } from '../../task-contract.ts'
import { sendTask } from './send-task.ts'
import type { LiveTask } from './use-task.ts'

/** Makes a task of a subtask, with a toast that takes it back. */
export function usePromotion(task: TaskView, { attempt, reload }: LiveTask) {
  const undo = useUndo()
  /** The tasks whose subtasks are there again. */
  const added = useRef(new Set<number>())
  async function demote(made: number, item: Subtask) {
    const isBack = await attempt(async () => {
      // Where that is all that came to be, it is not done again.
      if (!added.current.has(made)) await api.production.task.addSubtask({ id: task.id, task: item.task })
      added.current.add(made)
      await sendTask({ id: made, isRemove: true })
    })
    if (isBack) await reload()
    return isBack
  }
  return (item: Subtask) =>
    attempt(async () => {
      const { data } = await api.production.task.promoteSubtask({ id: item.id })
      undo.offer(`${item.task} virou a tarefa ${data.id_text}`, () => demote(data.id, item))
      await reload()
    })
}
