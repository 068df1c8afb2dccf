import { api } from '#client/calls/api.ts'
import { notifyUndo } from '#ui/workbench/toasts.tsx'
import type { Subtask, TaskView } from '../../task-contract.ts'
import { sendTask } from './send-task.ts'
import type { LiveTask } from './use-task.ts'

/** Makes a task of a subtask, with a toast that takes it back. */
export function usePromotion(task: TaskView, { attempt, reload }: LiveTask) {
  async function demote(made: number, text: string) {
    const isBack = await attempt(async () => {
      await api.production.task.addSubtask({ id: task.id, task: text })
      await sendTask({ id: made, isRemove: true })
    })
    if (isBack) await reload()
  }
  return (item: Subtask) =>
    attempt(async () => {
      const { data } = await api.production.task.promoteSubtask({ id: item.id })
      notifyUndo(`${item.task} virou a tarefa ${data.id_text}`, () => void demote(data.id, item.task))
      await reload()
    })
}
