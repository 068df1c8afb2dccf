import { isDeepStrictEqual } from 'node:util'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { type FieldRevisions, raiseEach } from '#platform/db/revisions.ts'
import type { DB, Tasks } from '#platform/db/tables.gen.ts'
import { refuseSome } from '#platform/refuse-some.ts'
import { dayOf, startOfDay } from '#time.ts'
import type { bulkContract, TaskChange } from '../bulk-contract.ts'
import { joinLabels, MAX_TASK_LABELS } from '../labels.ts'
import { changeTasks, raisedRows } from './bulk.ts'
import { writeHistory } from './history.ts'
import { resolveLabels } from './labels.ts'
import { notifyAssigned } from './notices.ts'

type Labels = Awaited<ReturnType<typeof resolveLabels>>
type Row = Selectable<Tasks>

/** Changes fields of many tasks: all or none. Throws as `changeTasks`, 409 where one was saved since, 422. */
export async function changeMany(context: Context, { tasks: given }: InputOf<typeof bulkContract.change>) {
  const wanted = new Map(given.map((task) => [task.id, task]))
  const ids = [...wanted.keys()]
  const data = await changeTasks(context, { ids }, async (db, { tasks, counters, user, now }) => {
    const labels = await resolveLabels(db, [
      ...given.flatMap(({ add_labels = [], remove_labels = [] }) => [...add_labels, ...remove_labels]),
      ...tasks.flatMap(({ label_ids }) => label_ids),
    ])
    const changes = tasks.map((task) => ({ task, changed: fieldsOf(task, wanted.get(task.id)!, labels) }))
    const isNewer = new Set(
      changes.flatMap(({ task, changed }) =>
        isSavedSince(task, changed, wanted.get(task.id)?.revision) ? task.id : [],
      ),
    )
    refuseSome(ids, (id) => isNewer.has(id), 'edited-meanwhile', 'Outra pessoa a mudou nesse meio-tempo.')
    const full = new Set(changes.flatMap(({ task, changed }) => (isFull(changed) ? task.id : [])))
    refuseSome(ids, (id) => full.has(id), 'invalid', `Uma tarefa tem no máximo ${MAX_TASK_LABELS} etiquetas.`)
    await checkAssignees(db, ids, tasks, wanted)

    const real = changes.filter(({ changed }) => Object.keys(changed).length > 0)
    if (real.length > 0) {
      const rows = real.map(({ task, changed }) => ({
        id: task.id,
        changed,
        meta: changed.meta === undefined ? task.meta : changed.meta && startOfDay(changed.meta),
        prioridade: changed.prioridade ?? task.prioridade,
        assignee_id: changed.assignee === undefined ? task.assignee_id : changed.assignee,
        label_ids: changed.labels ?? task.label_ids,
      }))
      await sql`
        update tasks set meta = given.meta, prioridade = given.prioridade, assignee_id = given.assignee_id,
          label_ids = given.label_ids, updated_at = ${now}, updated_by = ${user.id}, change = raised.counter,
          ${raiseEach(sql`given.changed`, { by: user, at: now })}
        from tasks as stored
          join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
            id int, changed jsonb, meta timestamptz, prioridade smallint, assignee_id int, label_ids int[]) using (id)
          join ${raisedRows(counters)} on raised.line = stored.project_id
        where tasks.id = stored.id`.execute(db)
      await writeHistory(
        db,
        { user, now },
        real.flatMap(({ task, changed }) => historyOf(task, changed, labels)),
      )
      await notifyAssigned(
        context,
        db,
        real.flatMap(({ task, changed }) => (changed.assignee ? [{ task: task.id, to: changed.assignee }] : [])),
      )
    }
    const raised = new Set(real.map(({ task }) => task.id))
    return tasks.map(({ id, revision }) => ({ id, revision: revision + (raised.has(id) ? 1 : 0) }))
  })
  return { result: true as const, data }
}

/** What is another value than before, by the names of the form's fields. */
interface Changed {
  meta?: string | null
  prioridade?: number
  assignee?: number | null
  labels?: number[]
}

function fieldsOf(
  task: Row,
  { meta, prioridade, assignee, add_labels, remove_labels }: TaskChange,
  labels: Labels,
): Changed {
  const removed = new Set(labels.of(remove_labels ?? []))
  // A removed label stays where it is, unseen.
  const kept = task.label_ids.filter((id) => !removed.has(id))
  const after = add_labels || remove_labels ? [...new Set([...kept, ...labels.of(add_labels ?? [])])] : task.label_ids
  return {
    ...(meta !== undefined && meta !== (task.meta && dayOf(task.meta)) && { meta }),
    ...(prioridade !== undefined && prioridade !== task.prioridade && { prioridade }),
    ...(assignee !== undefined && assignee !== task.assignee_id && { assignee }),
    ...(!isDeepStrictEqual(after, task.label_ids) && { labels: after }),
  }
}

const isSavedSince = ({ field_revisions }: Row, changed: Changed, begun: number | undefined) =>
  begun !== undefined &&
  Object.keys(changed).some((field) => ((field_revisions as unknown as FieldRevisions)[field]?.revision ?? 0) > begun)

const isFull = ({ labels }: Changed) => labels !== undefined && labels.length > MAX_TASK_LABELS

function historyOf(task: Row, changed: Changed, { names }: Labels) {
  const nameAll = (ids: readonly number[]) => joinLabels(ids.flatMap((id) => names.get(id) ?? [])) || null
  const text = (value: string | number | null | undefined) => (value == null ? null : String(value))
  const { meta, prioridade, assignee, labels } = changed
  const entry = (field: string, before: string | null, after: string | null) => ({ id: task.id, field, before, after })
  return [
    ...(meta === undefined ? [] : [entry('meta', task.meta && dayOf(task.meta), meta)]),
    ...(prioridade === undefined ? [] : [entry('prioridade', text(task.prioridade), text(prioridade))]),
    ...(assignee === undefined ? [] : [entry('assignee', text(task.assignee_id), text(assignee))]),
    ...(labels === undefined ? [] : [entry('labels', nameAll(task.label_ids), nameAll(labels))]),
  ]
}

/** Throws 422 that names the tasks on whose line the person does not work. */
async function checkAssignees(
  db: Kysely<DB>,
  ids: readonly number[],
  tasks: readonly Row[],
  wanted: ReadonlyMap<number, TaskChange>,
) {
  const pairs = tasks.flatMap(({ id, project_id, assignee_id }) => {
    const to = wanted.get(id)?.assignee
    return to == null || to === assignee_id ? [] : [{ id, key: `${project_id} ${to}` }]
  })
  if (pairs.length === 0) return
  const people = await listWorkers(
    db,
    tasks.map(({ project_id }) => project_id),
  )
  const strange = new Set(pairs.filter(({ key }) => !people.has(key)).map(({ id }) => id))
  refuseSome(ids, (id) => strange.has(id), 'invalid', 'Esta pessoa não trabalha no quadro da tarefa.')
}

/** Who works on these lines, as '{line} {person}': owners and members whose access is not disabled. */
export async function listWorkers(db: Kysely<DB>, lines: readonly number[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select line || ' ' || users.id as key from (
      select id as line, id_user as person from projects where id = any (${[...lines]}::int[])
      union select project_id, user_id from project_members where project_id = any (${[...lines]}::int[])
    ) as works join users on users.id = person where users.banned is not true`.execute(db)
  return new Set(rows.map(({ key }) => key))
}
