import { type Kysely, type Selectable, sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { raiseEach } from '#platform/db/revisions.ts'
import type { DB, Tasks } from '#platform/db/tables.gen.ts'
import type { bulkContract } from '../bulk-contract.ts'
import { idText, type TaskStatus, taskPath } from '../production.ts'
import { type BulkChange, changeTasks, raisedRows } from './bulk.ts'
import { listWorkers } from './bulk-change.ts'
import { writeHistory } from './history.ts'
import { lineNotFound } from './lines.ts'
import { STEP } from './move.ts'

type Row = Selectable<Tasks>

/** Moves tasks to another line: all or none; those that are in it stay as they are. Throws as `changeTasks`. */
export async function moveToLine(
  context: Context,
  { line, status, ...input }: InputOf<typeof bulkContract.moveToLine>,
) {
  const ids = [...new Set(input.ids)]
  const data = await changeTasks(context, { ids, into: line }, async (db, change) => {
    if (!change.counters.has(line)) throw lineNotFound()
    const going = change.tasks.filter(({ project_id }) => project_id !== line)
    const rows = await placeIn(db, line, going, status)
    if (rows.length > 0) await writeMoves(db, change, line, rows)
    const moved = new Map(rows.map((row) => [row.id, row]))
    return change.tasks.map(({ id, id_text }) => ({
      id,
      id_text: moved.get(id)?.id_text ?? id_text,
      unassigned: moved.get(id)?.unassigned ?? false,
    }))
  })
  return { result: true as const, data }
}

/** What tasks have in a line that they come to: the number, place and person that they had there, else new ones. */
async function placeIn(db: Kysely<DB>, line: number, going: readonly Row[], column: TaskStatus | undefined) {
  if (going.length === 0) return []
  const known = await db
    .selectFrom('task_lines')
    .select(['task_id', 'number', 'id_text', 'position', 'assignee_id'])
    .where('project_id', '=', line)
    .where('task_id', '=', ({ fn, val }) => fn.any(val(going.map(({ id }) => id))))
    .execute()
  const before = new Map(known.map((row) => [row.task_id, row]))
  const { last_number } = await db
    .updateTable('production_lines')
    .set(({ eb }) => ({ last_number: eb('last_number', '+', going.length - known.length) }))
    .where('project_id', '=', line)
    .returning('last_number')
    .executeTakeFirstOrThrow()
  const ends = await db
    .selectFrom('tasks')
    .select(['status', sql<number>`max(position)`.as('end')])
    .where('project_id', '=', line)
    .where('deleted_at', 'is', null)
    .groupBy('status')
    .execute()
  const end = new Map(ends.map((row) => [row.status, row.end]))
  const people = await listWorkers(db, [line])
  let number = last_number - (going.length - known.length)
  return going.map((task) => {
    const had = before.get(task.id)
    const status = column ?? task.status
    const last = end.get(status) ?? 0
    const position = (status === task.status ? had?.position : undefined) ?? last + STEP
    end.set(status, Math.max(last, position))
    const person = task.assignee_id ?? had?.assignee_id ?? null
    const assignee_id = person !== null && people.has(`${line} ${person}`) ? person : null
    const place = had ?? { number: ++number, id_text: idText(line, number) }
    const changed = {
      ...(status !== task.status && { status }),
      ...(assignee_id !== task.assignee_id && { assignee: assignee_id }),
    }
    return {
      ...{ id: task.id, number: place.number, id_text: place.id_text, status, assignee_id, changed },
      position,
      unassigned: task.assignee_id !== null && assignee_id === null,
      from: task,
    }
  })
}

type Move = Awaited<ReturnType<typeof placeIn>>[number]

async function writeMoves(db: Kysely<DB>, { counters, user, now }: BulkChange, line: number, moves: readonly Move[]) {
  const ids = moves.map(({ id }) => id)
  const json = JSON.stringify(
    moves.map(({ from: _, ...move }) => ({ ...move, path: taskPath({ project_id: line, ...move }) })),
  )
  await sql`
    insert into task_lines (task_id, project_id, number, id_text, position, assignee_id, change)
    select id, project_id, number, id_text, position, assignee_id, raised.counter
    from tasks join ${raisedRows(counters)} on raised.line = tasks.project_id where id = any (${ids}::int[])`.execute(
    db,
  )
  await sql`delete from task_lines where project_id = ${line} and task_id = any (${ids}::int[])`.execute(db)
  await sql`
    update tasks set project_id = ${line}, number = given.number, id_text = given.id_text, position = given.position,
      status = given.status, assignee_id = given.assignee_id, change = ${counters.get(line)!}, updated_at = ${now},
      updated_by = ${user.id}, finished_at = case when given.status <> 'Completed' then null else coalesce(stored.finished_at, ${now}) end,
      ${raiseEach(sql`given.changed`, { by: user, at: now })}
    from tasks as stored
      join jsonb_to_recordset(${json}::jsonb) as given (
        id int, number int, id_text text, status text, assignee_id int, position float, changed jsonb) using (id)
    where tasks.id = stored.id`.execute(db)
  await sql`
    update notices set path = given.path
    from jsonb_to_recordset(${json}::jsonb) as given (id int, path text)
    where notices.subject = 'task:' || given.id`.execute(db)
  await writeHistory(
    db,
    { user, now },
    moves.map(({ id, id_text, from }) => ({ id, field: 'line', before: from.id_text, after: id_text })),
  )
}
