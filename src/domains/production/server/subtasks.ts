import { type Kysely, sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { MAX_NAME, MAX_SUBTASKS } from '../production.ts'
import type { taskContract } from '../task-contract.ts'
import { insertTasks } from './add-tasks.ts'
import { changePart, changeTask, type TaskChange } from './change-task.ts'
import { writeHistory } from './history.ts'

/** Adds a subtask at the end. Throws 404, 422 where the task has too many. */
export function addSubtask(context: Context, { id, task }: InputOf<typeof taskContract.addSubtask>) {
  return changeTask(context, id, async (db, change) => {
    const data = await insertSubtask(db, change, { task })
    await writeHistory(db, change, [{ field: 'subtask', after: task }])
    return { result: true as const, data }
  })
}

interface NewSubtask {
  task: string
  checked?: boolean | undefined
  description_extra?: string | undefined
}

/** Inserts a subtask at the end of its task's. Throws 422 where there are too many. */
export async function insertSubtask(
  db: Kysely<DB>,
  { id, now }: TaskChange,
  { task, checked = false, description_extra = '' }: NewSubtask,
) {
  const { count, last } = await db
    .selectFrom('task_subtasks')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('position').as('last')])
    .where('task_id', '=', id)
    .executeTakeFirstOrThrow()
  if (count >= MAX_SUBTASKS)
    throw new AppError('invalid', `Uma tarefa tem no máximo ${MAX_SUBTASKS} passos.`, { subtasks: 'Há passos demais.' })
  return db
    .insertInto('task_subtasks')
    .values({
      task_id: id,
      task,
      checked,
      description_extra,
      position: (last ?? 0) + 1,
      created_at: now,
      updated_at: now,
    })
    .returning(['id', 'task', 'checked'])
    .executeTakeFirstOrThrow()
}

type Change = InputOf<typeof taskContract.changeSubtask>

/** Changes what is given of a subtask. Throws 404. */
export async function changeSubtask(context: Context, { id, before, task, checked }: Change) {
  await changePart(context, placeOf(id), async (db, change, stored) => {
    const after = { task: task ?? stored.task, checked: checked ?? stored.checked }
    await db
      .updateTable('task_subtasks')
      .set({ ...after, updated_at: change.now })
      .where('id', '=', id)
      .execute()
    if (before !== undefined) await placeSubtask(db, change.id, { id, before })
    const [was, is] = [describe(stored), describe(after)]
    if (was !== is) await writeHistory(db, change, [{ field: 'subtask', before: was, after: is }])
  })
  return { result: true as const }
}

/** Numbers the subtasks of a task anew, one of them before another or at the end. */
async function placeSubtask(db: Kysely<DB>, task: number, { id, before }: { id: number; before: number | null }) {
  const rows = await db
    .selectFrom('task_subtasks')
    .select('id')
    .where('task_id', '=', task)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const others = rows.map((row) => row.id).filter((other) => other !== id)
  const place = others.indexOf(before ?? 0)
  await orderSubtasks(db, others.toSpliced(place < 0 ? others.length : place, 0, id))
}

/** Puts subtasks of one task into this order. */
export const orderSubtasks = (db: Kysely<DB>, ids: readonly number[]) =>
  sql`
    update task_subtasks set position = ordered.place
    from unnest(${ids}::int[]) with ordinality as ordered (id, place) where task_subtasks.id = ordered.id`.execute(db)

/** Throws 404. */
export async function removeSubtask(context: Context, id: number) {
  await changePart(context, placeOf(id), async (db, change, stored) => {
    await db.deleteFrom('task_subtasks').where('id', '=', id).execute()
    await writeHistory(db, change, [{ field: 'subtask', before: describe(stored) }])
  })
  return { result: true as const }
}

/** Makes a task of a subtask, at the end of its line's backlog; the subtask goes. Throws 404. */
export async function promoteSubtask(context: Context, id: number) {
  const data = await changePart(context, placeOf(id), async (db, change, stored) => {
    await db.deleteFrom('task_subtasks').where('id', '=', id).execute()
    const nome = stored.task.length > MAX_NAME ? `${stored.task.slice(0, MAX_NAME - 1)}…` : stored.task
    const descricao = nome === stored.task ? '' : stored.task
    const [made] = await insertTasks(db, change, { status: 'inBacklog', tasks: [{ nome, descricao }] })
    await writeHistory(db, change, [{ field: 'subtask', before: describe(stored) }])
    return { id: made!.id, id_text: made!.id_text }
  })
  return { result: true as const, data }
}

/** A subtask as the history shows it. */
export const describe = ({ task, checked }: { task: string; checked: boolean }) => (checked ? `✓ ${task}` : task)

/** Where a subtask is. */
function placeOf(id: number) {
  const choose = (db: Kysely<DB>) =>
    db
      .selectFrom('task_subtasks')
      .innerJoin('tasks', 'tasks.id', 'task_id')
      .where('task_subtasks.id', '=', id)
      .where('deleted_at', 'is', null)
  return {
    line: (db: Kysely<DB>) => choose(db).select('tasks.project_id').$asScalar(),
    find: (db: Kysely<DB>) =>
      choose(db).select(['task_id as id', 'tasks.project_id', 'task', 'checked']).executeTakeFirst(),
    missing: subtaskNotFound,
  }
}

const subtaskNotFound = () => new AppError('missing', 'Este passo não existe ou não é seu.')
