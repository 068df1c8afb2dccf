import { type Kysely, sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { TaskStatus } from '../production.ts'
import { chooseBoard, toCard } from './cards.ts'
import { missingTask } from './change-task.ts'
import { writeHistory } from './history.ts'
import { raiseCounter } from './lines.ts'

/** Distance between two cards that were put one after the other. */
export const STEP = 1024

interface Move {
  /** In the order they shall have. */
  ids: number[]
  status: TaskStatus
  /** The card they are put before; null, or one that is not (any more) in that column: the end. */
  before: number | null
}

/**
 * Puts cards of one line at a place of a column; no other card changes. Throws 404 where one of them is gone, or its
 * line is not the caller's.
 */
export async function moveCards(context: Context, { ids, status, before }: Move) {
  const unique = [...new Set(ids)]
  const { line, counter } = await context.db.transaction().execute(async (db) => {
    const line = await lineOf(db, unique)
    const counter = await raiseCounter(context, db, line)
    const positions = await findRoom(db, { line, status, before, ids: unique, counter })
    const moved = await db
      .selectFrom('tasks')
      .select(['id', 'status'])
      .where('id', 'in', unique)
      .where('deleted_at', 'is', null)
      .execute()
    if (moved.length < unique.length) throw missingTask()
    await place(context, db, { ids: unique, positions, status, counter })
    const [user, now] = [requireUser(context), context.clock.now()]
    const changed = moved.filter((task) => task.status !== status)
    await writeHistory(
      db,
      { user, now },
      changed.map((task) => ({ id: task.id, field: 'status', before: task.status, after: status })),
    )
    return { line, counter }
  })
  // After the commit: nobody waits for the line any more. A card may be newer than the counter.
  const cards = await chooseBoard(context.db, line).where('tasks.id', 'in', unique).execute()
  return { result: true as const, data: { cards: cards.map(toCard), counter } }
}

/** The one line these tasks are of. Throws 404. */
async function lineOf(db: Kysely<DB>, ids: number[]): Promise<number> {
  const rows = await db.selectFrom('tasks').select('project_id').where('id', 'in', ids).distinct().execute()
  if (rows.length !== 1) throw missingTask()
  return rows[0]!.project_id
}

/** The place of a card put at the end of a column. The line is held by the caller's transaction. */
export async function endOf(db: Kysely<DB>, line: number, status: TaskStatus): Promise<number> {
  const { last } = await db
    .selectFrom('tasks')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('project_id', '=', line)
    .where('status', '=', status)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + STEP
}

interface Room extends Move {
  line: number
  counter: number
}

/** Places for the cards, between the one they are put before and the one above it. Where there is no room the column is spaced anew. */
async function findRoom(db: Kysely<DB>, room: Room): Promise<number[]> {
  const { line, status, before, ids } = room
  const column = () =>
    db
      .selectFrom('tasks')
      .where('project_id', '=', line)
      .where('status', '=', status)
      .where('deleted_at', 'is', null)
      .where('id', 'not in', ids)
  const target = before === null ? undefined : await findTarget(db, room)
  if (!target) {
    const { last } = await column()
      .select((eb) => eb.fn.max('position').as('last'))
      .executeTakeFirstOrThrow()
    return ids.map((_, index) => (last ?? 0) + STEP * (index + 1))
  }
  const above = await column()
    .select('position')
    .where(({ eb, refTuple, tuple }) => eb(refTuple('position', 'id'), '<', tuple(target.position, target.id)))
    .orderBy('position', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const from = above?.position ?? target.position - STEP * (ids.length + 1)
  const places = ids.map((_, index) => from + ((target.position - from) * (index + 1)) / (ids.length + 1))
  const isStrict = [from, ...places, target.position].every(
    (place, index, all) => index === 0 || place > all[index - 1]!,
  )
  if (isStrict) return places
  await spaceAnew(db, room)
  return findRoom(db, room)
}

/** The card that the moved ones come to stand before: the one named, or if that moves itself the first below it that stays. */
const findTarget = (db: Kysely<DB>, { line, status, before, ids }: Room) =>
  db
    .selectFrom('tasks')
    .innerJoin('tasks as named', (join) =>
      join
        .onRef('named.project_id', '=', 'tasks.project_id')
        .onRef('named.status', '=', 'tasks.status')
        .on('named.deleted_at', 'is', null)
        .on('named.id', '=', before),
    )
    .select(['tasks.id', 'tasks.position'])
    .where('tasks.project_id', '=', line)
    .where('tasks.status', '=', status)
    .where('tasks.deleted_at', 'is', null)
    .where('tasks.id', 'not in', ids)
    .where(sql<boolean>`(tasks.position, tasks.id) >= (named.position, named.id)`)
    .orderBy('tasks.position')
    .orderBy('tasks.id')
    .limit(1)
    .executeTakeFirst()

/** Spreads the cards of a column, their order unchanged. */
async function spaceAnew(db: Kysely<DB>, { line, status, counter }: Room) {
  await sql`
    update tasks set position = place * ${STEP}::double precision, change = ${counter}
    from (
      select id, row_number() over (order by position, id) as place from tasks
      where project_id = ${line} and status = ${status} and deleted_at is null
    ) as ordered
    where tasks.id = ordered.id`.execute(db)
}

interface Placed {
  ids: number[]
  positions: number[]
  status: TaskStatus
  counter: number
}

/** Writes status and place of each card; a status that changes is a change of that field for open forms. */
async function place(context: Context, db: Kysely<DB>, { ids, positions, status, counter }: Placed) {
  const { id, name } = requireUser(context)
  const now = context.clock.now()
  const saver = JSON.stringify({ by: { id, name }, at: now.toISOString() })
  await sql`
    update tasks set
      position = moved.position,
      change = ${counter},
      status = ${status},
      finished_at = case when ${status} <> 'Completed' then null else coalesce(finished_at, ${now}) end,
      updated_at = case when status = ${status} then updated_at else ${now} end,
      updated_by = case when status = ${status} then updated_by else ${id} end,
      revision = revision + (status <> ${status})::int,
      field_revisions = case when status = ${status} then field_revisions
        else field_revisions || jsonb_build_object('status', ${saver}::jsonb || jsonb_build_object('revision', revision + 1)) end
    from unnest(${ids}::int[], ${positions}::double precision[]) as moved (id, position)
    where tasks.id = moved.id`.execute(db)
}
