import type { Context } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { id, MAX_INTEGER, optionalText, z } from '#platform/contract/fields.ts'
import { revision } from '#platform/contract/revision.ts'
import { AppError } from '#platform/errors.ts'
import { requireValid } from '#platform/http/invalid.ts'
import { renderMarkdown } from '#platform/markdown/render.ts'
import { MAX_ATTACHMENTS, MAX_COMMENT, MAX_SUBTASK, MAX_SUBTASKS } from '../production.ts'
import { TaskFields, type taskContract } from '../task-contract.ts'
import { requireTask } from './change-task.ts'

/** Comments that one save may add or change: each is rendered. */
const MAX_NEW_COMMENTS = 50
/** The end of the year 9999, in milliseconds since 1970. */
const MAX_MOMENT = 253_402_300_799_999

/** A list, which may come as a JSON text. */
const list = <Item extends z.ZodType>(item: Item, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? (parseJson(value || '[]') ?? value) : value),
    z.array(item).max(max),
  )

/** An id that may come as a text; anything that names no row, such as -1 or a browser's own, counts as none. */
const looseId = z.preprocess((value) => {
  const number = typeof value === 'string' ? Number(value) : value
  return Number.isInteger(number) && Number(number) >= 1 && Number(number) <= MAX_INTEGER ? number : undefined
}, id.optional())

const isTrue = z.preprocess((value) => value === true || value === 1 || value === 'true', z.boolean())

/** Milliseconds since 1970, also as text; '' and null for none. */
const moment = z
  .preprocess(
    (value) => (value === '' || value === null ? null : typeof value === 'string' ? Number(value) : value),
    z.number('Use milissegundos desde 1970.').int().min(0).max(MAX_MOMENT).nullable(),
  )
  .transform((time) => (time === null ? null : new Date(time)))

const ADDRESS = /\/line-attachment\?id=(\d+)/
/** An attachment that stays, named by its id or by its address. */
const attachment = z
  .looseObject({ id: looseId, filename: z.string().max(1000).optional() })
  .transform(({ id, filename = '' }) => id ?? looseId.parse(ADDRESS.exec(filename)?.[1]) ?? 0)

const subtask = z.object({
  id: looseId,
  task: optionalText(MAX_SUBTASK),
  description_extra: optionalText(MAX_SUBTASK).optional(),
  checked: isTrue.optional(),
})

const comment = z.object({ id: looseId, comment: optionalText(MAX_COMMENT) })

/** The JSON of `/line-task`; see the contract. */
const TaskInput = TaskFields.partial().extend({
  id: looseId,
  id_project: looseId,
  meta: moment.optional(),
  prioridade: z.coerce.number().int().min(0).max(3).optional(),
  isRemove: isTrue.optional(),
  revision: revision.optional(),
  attachments: list(attachment, MAX_ATTACHMENTS * 2).optional(),
  removed_attachments: z.array(id).max(MAX_ATTACHMENTS).optional(),
  subtasks: list(subtask, MAX_SUBTASKS).optional(),
  comentarios: list(comment, 10_000).optional(),
})
export type TaskInput = z.infer<typeof TaskInput>

/** Reads the field `task` of the form. Throws 422 with what is wrong by the names of its fields. */
export function readTaskInput(json: string | undefined): TaskInput {
  if (!json) throw new AppError('invalid', 'Falta a tarefa.', { task: 'Preencha este campo.' })
  const value = parseJson(json)
  if (value === undefined) throw new AppError('invalid', 'A tarefa não é um JSON.', { task: 'Envie um JSON.' })
  const data = requireValid(TaskInput, value)
  return { ...data, subtasks: data.subtasks?.filter(({ task }) => task), comentarios: keepComments(data.comentarios) }
}

function keepComments(comments: TaskInput['comentarios']) {
  const kept = comments?.filter(({ comment }) => comment)
  if (kept && kept.filter(({ id }) => id === undefined).length > MAX_NEW_COMMENTS)
    throw new AppError('invalid', 'Há comentários novos demais.', { comentarios: 'Envie menos de uma vez.' })
  return kept
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The description of a task as HTML. Throws 404, and as `renderMarkdown`. */
export async function renderDescription(context: Context, { id, descricao }: InputOf<typeof taskContract.text>) {
  await requireTask(context, id)
  const { html } = await renderMarkdown(context, descricao, 'preview')
  return { data: { html } }
}
