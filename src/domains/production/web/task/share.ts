import { copyText } from '#ui/prose/copy-text.ts'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import { taskPath } from '../../production.ts'
import type { TaskView } from '../../task-contract.ts'
import { productionWords } from '../../words.ts'

/** Copies the address that opens the task. */
export async function share({ id_project, id_text }: Pick<TaskView, 'id_project' | 'id_text'>) {
  const path = taskPath({ project_id: id_project, id_text })
  if (await copyText(`${location.origin}${path}`)) notifySuccess(productionWords.copied)
  else notifyError('O link não pôde ser copiado.')
}
