import { api } from '#client/calls/api.ts'
import { attempt } from '#ui/workbench/attempt.ts'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { removeRecord } from '#ui/workbench/form/remove-record.ts'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import type { TaskStatus } from '../../production.ts'
import type { TaskFields, TaskView } from '../../task-contract.ts'
import { sendTask } from './send-task.ts'
import type { useTaskUndo } from './use-task-undo.ts'

/** The toast once a removed task is back. */
export const RESTORED = 'A tarefa voltou'

interface ActsOptions {
  record: Parameters<typeof removeRecord>[0] & { form: RecordFields<TaskFields> }
  undo: ReturnType<typeof useTaskUndo>
  /** Whether it is saved as one types: then it is removed without a question. */
  keeps: boolean
  reload: (() => Promise<void>) | undefined
  /** It was removed. */
  onGone: () => void
}

/** What is done with a stored task at once, beside the save of its form. Nothing for a new one. */
export function actsOf(task: TaskView | undefined, { record, undo, keeps, reload, onGone }: ActsOptions) {
  async function moveTo(id: number, status: TaskStatus): Promise<boolean> {
    const isDone = await attempt(() => api.production.updateStatus({ id, status }))
    await reload?.()
    return isDone
  }
  return {
    /** Moves it to the end of another column. */
    async setStatus(status: TaskStatus) {
      if (!task) return
      const { id, status: before } = task
      if (await moveTo(id, status)) undo.note({ label: record.form.labelOf('status'), back: () => moveTo(id, before) })
    },
    async remove() {
      if (!task) return
      const { id, id_text } = task
      const isGone = await removeRecord(record, {
        label: 'Excluir',
        ...(!keeps && {
          question: {
            title: `Excluir a tarefa ${id_text}?`,
            text: 'Ela sai do quadro e pode voltar durante 30 dias.',
          },
        }),
        work: () => sendTask({ id, isRemove: true }),
        done: `Tarefa ${id_text} excluída. Pode voltar durante 30 dias.`,
        undo: { work: () => api.production.task.restore({ id }), done: RESTORED },
      })
      if (isGone) onGone()
    },
    async restore() {
      if (!task || !(await attempt(() => api.production.task.restore({ id: task.id })))) return
      notifySuccess(RESTORED)
      await reload?.()
    },
  }
}
