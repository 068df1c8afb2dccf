import { isDeepStrictEqual } from 'node:util'
import type { Kysely, Selectable } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { raiseRevision } from '#platform/db/revisions.ts'
import type { DB, Tasks } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { identifyFile, type ReceivedFile, receiveForm } from '#platform/files/receive-form.ts'
import { answerOnce } from '#platform/http/idempotency.ts'
import { startOfDay } from '#time.ts'
import { joinLabels } from '../labels.ts'
import { MAX_FILE_SIZE, MAX_FILES, MAX_TASK_SIZE, type TaskStatus } from '../production.ts'
import type { TaskFields, taskContract } from '../task-contract.ts'
import { insertTasks } from './add-tasks.ts'
import { listPeople } from './board.ts'
import { changeTask, requireTask, type TaskChange, taskNotFound } from './change-task.ts'
import { writeHistory } from './history.ts'
import { resolveLabels } from './labels.ts'
import { changeLine, requireLine } from './lines.ts'
import { readTask } from './lists.ts'
import { chooseEnd } from './move.ts'
import { notifyPeople } from './notices.ts'
import { insertAttachments, removeAttachments, type StoredPicture, storePictures } from './pictures.ts'
import { type NewComments, renderComments, writeComments, writeSubtasks } from './save-lists.ts'
import { readTaskView, removeTask, toFields } from './task.ts'
import { readTaskInput, type TaskInput } from './task-input.ts'

/**
 * Creates, changes or removes a task as the form in the request's body says; its pictures are stored with it or not at
 * all. Throws 404, 409 with the conflict where `revision` is given, 422 for invalid fields, and as `receiveForm` and
 * `storePictures` do.
 */
export function saveTask(context: Context) {
  const limits = { fileField: 'attachments', files: MAX_FILES, fileSize: MAX_FILE_SIZE, fieldSize: MAX_TASK_SIZE }
  return receiveForm(context, limits, async ({ fields, files }) => {
    const input = readTaskInput(fields.task)
    const sent = { fields, files: await Promise.all(files.map(identifyFile)) }
    return answerOnce(context, { name: 'production.save', input: sent }, (own) => saveReceived(own, input, files))
  })
}

async function saveReceived(context: Context, input: TaskInput, files: ReceivedFile[]) {
  const { id } = input
  if (input.isRemove) {
    if (id === undefined) throw taskNotFound()
    await removeTask(context, id)
    return { result: true as const, update: await readTask(context.db, id) }
  }
  const line = await findLine(context, input)
  const comments = await renderComments(context, input)
  const saved = await storePictures(context, line, files, (pictures) => {
    const parts = { input, comments, pictures }
    return id === undefined ? createTask(context, line, parts) : updateTask(context, id, parts)
  })
  return { result: true as const, update: await readTask(context.db, saved) }
}

/** The line to save in. Throws 404, 422 where a new task lacks what it needs. */
async function findLine(context: Context, { id, id_project, nome }: TaskInput): Promise<number> {
  if (id !== undefined) return requireTask(context, id)
  const needed = { ...(!id_project && { id_project: NEEDED }), ...(!nome && { nome: NEEDED }) }
  if (!id_project || !nome)
    throw new AppError('invalid', `Confira os dados: ${Object.keys(needed).join(', ')}.`, needed)
  await requireLine(context, id_project)
  return id_project
}

const NEEDED = 'Preencha este campo.'

interface Parts {
  input: TaskInput
  comments: NewComments
  pictures: readonly StoredPicture[]
}

async function createTask(context: Context, line: number, { input, ...parts }: Parts): Promise<number> {
  const { nome = '', status = 'inBacklog', ...columns } = toColumns(input)
  return changeLine(context, line, async (db, change) => {
    if (columns.label_ids) columns.label_ids = (await resolveLabels(db, columns.label_ids)).of(columns.label_ids)
    await checkAssignee(db, line, columns.assignee_id)
    const { id } = (await insertTasks(db, change, { status, tasks: [{ ...columns, nome }] }))[0]!
    const written = await writeLists(db, { ...change, id }, { input, ...parts })
    await notifyPeople(context, db, id, { comments: written, isAssigned: columns.assignee_id != null })
    return id
  })
}

async function updateTask(context: Context, id: number, { input, ...parts }: Parts): Promise<number> {
  return changeTask(context, id, async (db, change) => {
    const { isAssigned } = await writeFields(context, db, change, { columns: toColumns(input), begun: input.revision })
    const written = await writeLists(db, change, { input, ...parts })
    await notifyPeople(context, db, id, { comments: written, isAssigned })
    return id
  })
}

/** Changes those fields of a task that are given. Throws 404, 409 with the conflict, 422 for who is not of the line. */
export function changeFields(context: Context, { id, revision, meta, ...fields }: InputOf<typeof taskContract.change>) {
  const columns = toColumns({ ...fields, ...(meta !== undefined && { meta: meta === null ? null : startOfDay(meta) }) })
  return changeTask(context, id, async (db, change) => {
    const { saved, isAssigned } = await writeFields(context, db, change, { columns, begun: revision })
    await notifyPeople(context, db, id, { isAssigned })
    return { result: true as const, data: saved }
  })
}

interface FieldsToWrite {
  columns: Partial<Columns>
  /** The revision that the form began from. */
  begun: number | undefined
}

/** Writes what is given of a task's fields, with their history; a change of the status takes it to the end of the column. */
async function writeFields(context: Context, db: Kysely<DB>, change: TaskChange, { columns, begun }: FieldsToWrite) {
  const { id } = change
  const stored = await db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const labels = columns.label_ids && (await resolveLabels(db, [...columns.label_ids, ...stored.label_ids]))
  if (labels) columns.label_ids = labels.of(columns.label_ids!)
  const { columns: revisions, saved } = await raiseRevision(
    { stored, before: toFields(stored), after: toFields(columns), by: change.user, at: change.now },
    { begun, readRecord: () => readTaskView(context, db, id) },
  )
  if (columns.assignee_id !== stored.assignee_id) await checkAssignee(db, change.line, columns.assignee_id)
  const { status } = columns
  await db
    .updateTable('tasks')
    .set({
      ...columns,
      ...revisions,
      ...(status !== undefined &&
        status !== stored.status && {
          position: chooseEnd(change.line, status),
          finished_at: status === 'Completed' ? change.now : null,
        }),
    })
    .where('id', '=', id)
    .execute()
  await writeHistory(db, change, changesOf(stored, columns, labels?.names))
  return { saved, isAssigned: columns.assignee_id != null && columns.assignee_id !== stored.assignee_id }
}

/** Writes what belongs to a task; the ids of the comments that were added or changed. */
async function writeLists(db: Kysely<DB>, change: TaskChange, { input, comments, pictures }: Parts) {
  if (input.attachments || input.removed_attachments)
    await removeAttachments(db, change, { staying: input.attachments, going: input.removed_attachments })
  await insertAttachments(db, change, pictures)
  if (input.subtasks) await writeSubtasks(db, change, input.subtasks)
  return writeComments(db, change, comments)
}

/** The columns of a task that its form edits. */
type Columns = Pick<
  Selectable<Tasks>,
  'nome' | 'descricao' | 'tipo' | 'meta' | 'prioridade' | 'assignee_id' | 'label_ids' | 'estimate' | 'spent'
> & { status: TaskStatus }

type GivenColumns = Omit<Partial<TaskFields>, 'meta'> & Pick<TaskInput, 'meta'>

/** What is given of them; the rest is absent. */
function toColumns({
  nome,
  descricao,
  status,
  tipo,
  meta,
  prioridade,
  assignee,
  labels,
  estimate,
  spent,
}: GivenColumns) {
  const columns = {
    nome,
    descricao,
    status,
    tipo,
    meta,
    prioridade,
    assignee_id: assignee,
    label_ids: labels,
    estimate,
    spent,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<Columns>
}

/** Which fields a save changes, for the history. */
function changesOf(stored: Selectable<Tasks>, columns: Partial<Columns>, labels?: ReadonlyMap<number, string>) {
  const [before, after] = [toFields(stored), toFields(columns)]
  const show = (value: string | number | readonly number[] | null | undefined) =>
    value == null ? null : typeof value === 'object' ? nameLabels(value, labels) : String(value)
  return (Object.keys(after) as (keyof typeof after)[])
    .filter((field) => after[field] !== undefined && !isDeepStrictEqual(after[field], before[field]))
    .map((field) => ({ field, before: show(before[field]), after: show(after[field]) }))
}

/** What labels are called, null for none. */
const nameLabels = (ids: readonly number[], names?: ReadonlyMap<number, string>) =>
  joinLabels(ids.flatMap((id) => names?.get(id) ?? [])) || null

/** Throws 422 for who does not work on the line. */
async function checkAssignee(db: Kysely<DB>, line: number, assignee: number | null | undefined) {
  if (assignee == null) return
  const { id_user } = await db.selectFrom('projects').select('id_user').where('id', '=', line).executeTakeFirstOrThrow()
  const people = await listPeople(db, { id: line, id_user })
  if (!people.some(({ id }) => id === assignee))
    throw new AppError('invalid', 'Esta pessoa não trabalha neste quadro.', { assignee: 'Escolha alguém do quadro.' })
}
