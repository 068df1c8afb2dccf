import { type Kysely, sql } from 'kysely'
import { manages } from '#domains/projects/server/access.ts'
import { type Context, requireUser } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { literalPart } from '#platform/db/like.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { DAY_MS } from '#time.ts'
import type { boardContract, LineView } from '../board-contract.ts'
import { RESTORE_DAYS } from '../production.ts'
import { insertTasks } from './add-tasks.ts'
import { chooseBoard, chooseCards, toCard } from './cards.ts'
import { changeLine, missingLine, requireLine, visibleLines } from './lines.ts'

/** A line with the cards of all its tasks, in column order; the caller opened it last from now on. Throws 404. */
export async function readBoard(context: Context, id: number) {
  const { line, counter } = await readLine(context, id)
  const rows = await chooseBoard(context.db, id).execute()
  await noteVisit(context, id)
  return { data: { line, cards: rows.map(toCard), counter } }
}

/** What changed in a line after a counter. Throws 404. */
export async function readChanges(context: Context, { id, since }: InputOf<typeof boardContract.changes>) {
  const { line, counter } = await readLine(context, id)
  const rows = await chooseCards(context.db, id).where('change', '>', since).select('deleted_at').execute()
  return {
    data: {
      line,
      cards: rows.filter((row) => row.deleted_at === null).map(toCard),
      removed: rows.filter((row) => row.deleted_at !== null).map((row) => row.id),
      counter,
    },
  }
}

/** A line without its tasks, and its counter. Read before the tasks: what is changed in between is only read once more. */
async function readLine(context: Context, id: number): Promise<{ line: LineView; counter: number }> {
  const { id_user, changes, ...row } = await visibleLines(context)
    .select(['projects.id', 'title', 'projectline', 'projectstatus', 'wip_limits', 'share_columns'])
    .$narrowType<Pick<LineView, 'projectline' | 'projectstatus' | 'share_columns'>>()
    .select(['id_user', 'changes'])
    .where('projects.id', '=', id)
    .executeTakeFirstOrThrow(missingLine)
  const line = {
    ...row,
    wip_limits: row.wip_limits as LineView['wip_limits'],
    people: await listPeople(context.db, { id, id_user }),
    manages: manages(context, { id_user }),
  }
  return { line, counter: changes }
}

/** The owner and the members of a line, by name. */
export const listPeople = (db: Kysely<DB>, { id, id_user }: { id: number; id_user: number }) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.name', 'users.email'])
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('users.id', '=', id_user),
        exists(
          selectFrom('project_members')
            .select('user_id')
            .where('project_id', '=', id)
            .whereRef('user_id', '=', 'users.id'),
        ),
      ]),
    )
    .where('banned', 'is not', true)
    .orderBy('users.name')
    .orderBy('users.id')
    .execute()

const noteVisit = (context: Context, line: number) =>
  context.db
    .insertInto('line_visits')
    .values({ user_id: requireUser(context).id, project_id: line })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ project_id: line }).where('line_visits.project_id', '<>', line),
    )
    .execute()

/** The line the caller opened last, else the first of theirs; null where they have none. */
export async function findLastLine(context: Context) {
  const row = await visibleLines(context)
    .leftJoin('line_visits', (join) =>
      join.onRef('line_visits.project_id', '=', 'projects.id').on('user_id', '=', requireUser(context).id),
    )
    .select('projects.id')
    .orderBy('line_visits.user_id', (order) => order.asc().nullsLast())
    .orderBy('projects.id')
    .limit(1)
    .executeTakeFirst()
  return { data: { id: row?.id ?? null } }
}

/** Makes a task of a name, at the end of a column. Throws 404. */
export async function addCard(context: Context, { id_project, nome, status }: InputOf<typeof boardContract.add>) {
  const data = await changeLine(context, id_project, async (db, change) => {
    const ids = await insertTasks(db, change, { status, tasks: [{ nome }] })
    const row = await chooseCards(db, id_project).where('tasks.id', 'in', ids).executeTakeFirstOrThrow()
    return { card: toCard(row), counter: change.counter }
  })
  return { result: true as const, data }
}

/** The ids of a line's tasks with a text in their name, id text or description; case and accents do not matter. */
export async function searchTasks(context: Context, { id, q }: InputOf<typeof boardContract.search>) {
  await requireLine(context, id)
  const rows = await context.db
    .selectFrom('tasks')
    .select('id')
    .where('project_id', '=', id)
    .where('deleted_at', 'is', null)
    .where(
      sql<boolean>`unaccent(lower(nome || ' ' || id_text || ' ' || descricao)) like unaccent(lower(${literalPart(q)}))`,
    )
    .execute()
  return { data: rows.map((row) => row.id) }
}

/** Says how many tasks a column should hold at most, or no more (null); other columns keep theirs. Throws 404. */
export async function setLimit(context: Context, { id, status, limit }: InputOf<typeof boardContract.limit>) {
  await changeLine(context, id, (db) =>
    db
      .updateTable('production_lines')
      .set({
        wip_limits:
          limit === null
            ? sql`wip_limits - ${status}::text`
            : sql`wip_limits || ${JSON.stringify({ [status]: limit })}::jsonb`,
      })
      .where('project_id', '=', id)
      .execute(),
  )
  return { result: true as const }
}

/** The removed tasks of a line that can still be brought back, the last removed first. Throws 404. */
export async function listRemoved(context: Context, id: number) {
  await requireLine(context, id)
  const rows = await context.db
    .selectFrom('tasks')
    .leftJoin('users', 'users.id', 'updated_by')
    .select(['tasks.id', 'id_text', 'nome', 'deleted_at', 'users.name as by'])
    .where('project_id', '=', id)
    .where('deleted_at', '>', new Date(context.clock.now().getTime() - RESTORE_DAYS * DAY_MS))
    .orderBy('deleted_at', 'desc')
    .limit(200)
    .execute()
  return {
    data: rows.map(({ deleted_at, by, ...row }) => ({ ...row, removed: deleted_at!.toISOString(), by: by ?? '' })),
  }
}
