import type { Context } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { renderMarkdown } from '#platform/markdown/render.ts'
import type { taskContract } from '../task-contract.ts'
import { requireTask } from './change-task.ts'

/** The description of a task as HTML. Throws 404, and as `renderMarkdown`. */
export async function renderDescription(context: Context, { id, descricao }: InputOf<typeof taskContract.text>) {
  await requireTask(context, id)
  const { html } = await renderMarkdown(context, descricao, 'preview')
  return { data: { html } }
}
