import { type Kysely, sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { hasText } from '#platform/db/like.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import type { LinkedTask, linksContract } from '../links-contract.ts'
import { MAX_BLOCKERS, type TaskStatus } from '../production.ts'
import { changeTask, requireTask, type TaskChange, visibleTasks } from './change-task.ts'
import { writeHistory } from './history.ts'

/** Tasks that are offered at most. */
const MOST_OFFERED = 20

type Link = InputOf<typeof linksContract.block>

/** Makes a task wait for another. Throws 404 for one that the caller does not see, 409 for a circle, 422 for too many. */
export async function addBlocker(context: Context, { id, blocker }: Link) {
  await requireTask(context, blocker)
  await changeTask(context, id, async (db, change) => {
    // Two that would close a circle together come one after the other.
    await sql`select pg_advisory_xact_lock(hashtext('task_blockers'))`.execute(db)
    await checkCircle(db, { id, blocker })
    const { count } = await db
      .selectFrom('task_blockers')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('task_id', '=', id)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MAX_BLOCKERS)
      throw new AppError('invalid', `Uma tarefa espera por ${MAX_BLOCKERS} outras no máximo.`)
    const added = await db
      .insertInto('task_blockers')
      .values({ task_id: id, blocker_id: blocker, created_at: change.now, created_by: requireUser(context).id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('task_id')
      .executeTakeFirst()
    if (added) await tell(db, change, { blocker, isNew: true })
  })
  return { result: true as const }
}

/** Makes a task wait for another no more. Throws 404. */
export async function removeBlocker(context: Context, { id, blocker }: Link) {
  await changeTask(context, id, async (db, change) => {
    await sql`select raise_linked_lines(${id}::int, ${change.line}::int)`.execute(db)
    const gone = await db
      .deleteFrom('task_blockers')
      .where('task_id', '=', id)
      .where('blocker_id', '=', blocker)
      .returning('task_id')
      .executeTakeFirst()
    if (gone) await writeLink(db, change, { blocker, isNew: false })
  })
  return { result: true as const }
}

/** Throws 409 where what is to be waited for waits for the task itself, also over others. */
async function checkCircle(db: Kysely<DB>, { id, blocker }: Link) {
  if (id === blocker) throw new AppError('waits-in-circle', 'Uma tarefa não espera por si mesma.')
  const { rows } = await sql<{ id_text: string }>`
    with recursive waited (id) as (
      select ${blocker}::int
      union
      select blocker_id from task_blockers join waited on task_id = waited.id
    )
    select id_text from waited join tasks using (id) where waited.id = ${id}`.execute(db)
  const [found] = rows
  if (!found) return
  const { id_text } = await db.selectFrom('tasks').select('id_text').where('id', '=', blocker).executeTakeFirstOrThrow()
  throw new AppError(
    'waits-in-circle',
    `${id_text} já espera por ${found.id_text}: uma esperaria pela outra para sempre.`,
  )
}

interface Told {
  blocker: number
  isNew: boolean
}

async function tell(db: Kysely<DB>, change: TaskChange, told: Told) {
  await sql`select raise_linked_lines(${change.id}::int, ${change.line}::int)`.execute(db)
  await writeLink(db, change, told)
}

async function writeLink(db: Kysely<DB>, change: TaskChange, { blocker, isNew }: Told) {
  const { id_text } = await db.selectFrom('tasks').select('id_text').where('id', '=', blocker).executeTakeFirstOrThrow()
  await writeHistory(db, change, [{ field: 'blocker', ...(isNew ? { after: id_text } : { before: id_text }) }])
}

const LINKED = ['tasks.id', 'tasks.project_id as id_project', 'id_text', 'nome', 'tasks.status'] as const
type LinkedRow = Omit<LinkedTask, 'status'> & { status: string }
const toLinked = (row: LinkedRow): LinkedTask => ({ ...row, status: row.status as TaskStatus })

/** What a task waits for, and what waits for it, of the tasks that the caller sees. */
export async function readLinks(context: Context, db: Kysely<DB>, task: number) {
  const choose = (from: 'task_id' | 'blocker_id', to: 'task_id' | 'blocker_id') =>
    visibleTasks(context, db)
      .innerJoin('task_blockers', `task_blockers.${to}`, 'tasks.id')
      .select(LINKED)
      .where(`task_blockers.${from}`, '=', task)
      .where('deleted_at', 'is', null)
      .orderBy('tasks.id')
      .execute()
  const waits = await choose('task_id', 'blocker_id')
  const holds = await choose('blocker_id', 'task_id')
  return { waits: waits.map(toLinked), holds: holds.map(toLinked) }
}

/** Tasks that another may wait for. Throws 404. */
export async function listCandidates(context: Context, { id, q }: InputOf<typeof linksContract.candidates>) {
  const line = await requireTask(context, id)
  const rows = await visibleTasks(context)
    .select(LINKED)
    .where('deleted_at', 'is', null)
    .where('tasks.status', '<>', 'Completed')
    .where('tasks.id', '<>', id)
    .$if(q !== '', (query) => query.where(({ or }) => or([hasText('nome', q), hasText('id_text', q)])))
    .$if(q === '', (query) => query.where('tasks.project_id', '=', line))
    .orderBy(sql`tasks.project_id = ${line}`, 'desc')
    .orderBy('tasks.id', 'desc')
    .limit(MOST_OFFERED)
    .execute()
  return { data: rows.map(toLinked) }
}
