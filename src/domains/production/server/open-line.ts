import { type Kysely, sql } from 'kysely'
import { manages } from '#domains/projects/server/access.ts'
import { buildInScope } from '#platform/auth/scope.ts'
import { type Context, requireUser } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { LineView } from '../board-contract.ts'
import { begunLines, chooseLines, lineNotFound, raiseCounter } from './lines.ts'

type Row = Omit<LineView, 'manages'> & { id_user: number; counter: number; begun: boolean }

/**
 * A line without its tasks, and its counter, by one statement. Read before the tasks: what is changed in between is only
 * read once more. Throws 404.
 */
export const readLine = async (context: Context, line: number) => toView(context, await read(context, { line }))

/** The same; the caller opened it last from now on. A line that had not begun begins. */
export async function openLine(context: Context, line: number) {
  const rows = await open(context, { line, visitor: requireUser(context).id })
  if (!rows.some(({ begun }) => begun === false)) return toView(context, rows)
  await raiseCounter(context, context.db, line)
  return readLine(context, line)
}

function toView(context: Context, [row]: readonly Row[]) {
  if (!row) throw lineNotFound()
  const { counter, id_user, begun: _, ...view } = row
  return { line: { ...view, manages: manages(context, { id_user }) } satisfies LineView, counter }
}

/** The tasks of a line that wait for others, or hold others up, while both are open. */
const openLinks = sql<LineView['links']>`(
  select coalesce(json_agg(json_build_object('id', id, 'waits', waits, 'holds', holds) order by id), '[]')
  from (
    select id, count(*) filter (where waits) as waits, count(*) filter (where not waits) as holds
    from (
      select own.id, true as waits, other.status, other.deleted_at, own.status as own_status, own.deleted_at as own_deleted
      from tasks own join task_blockers on task_id = own.id join tasks other on other.id = blocker_id
      where own.project_id = projects.id
      union all
      select own.id, false, other.status, other.deleted_at, own.status, own.deleted_at
      from tasks own join task_blockers on blocker_id = own.id join tasks other on other.id = task_id
      where own.project_id = projects.id
    ) as linked
    where status <> 'Completed' and deleted_at is null and own_status <> 'Completed' and own_deleted is null
    group by id
  ) as counted)`

/** The line that a user may see (null: any user), with who may be put in charge. */
const chooseLine = (db: Kysely<DB>, line: number, user: number | null) =>
  chooseLines(db, user)
    .where('projects.id', '=', line)
    .select(['projects.id', 'title', 'projectstatus', 'wip_limits', 'share_columns', 'id_user'])
    .select([
      'changes as counter',
      begunLines.as('begun'),
      sql<LineView['projectline']>`coalesce(nullif(projectline, ''), 'elab')`.as('projectline'),
      sql<LineView['people']>`(
        select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'email', u.email)
          order by u.name, u.id), '[]')
        from users u
        where u.banned is not true and (u.id = projects.id_user
          or exists (select from project_members m where m.project_id = projects.id and m.user_id = u.id)))`.as(
        'people',
      ),
      openLinks.as('links'),
    ])
    .$castTo<Row>()

const read = buildInScope<{ line: number }, Row>((db, { line }, user) => chooseLine(db, line, user))

/** Notes the visit in the same statement, where the line is another than at the last one. */
const open = buildInScope<{ line: number; visitor: number }, Row>((db, { line, visitor }, user) =>
  db
    .with('line', () => chooseLine(db, line, user))
    .with('visit', (visit) =>
      visit
        .insertInto('line_visits')
        .columns(['user_id', 'project_id'])
        .expression((eb) =>
          eb
            .selectFrom('line')
            .select([sql<number>`${visitor}::int`.as('user_id'), 'line.id'])
            .where(({ not, exists, selectFrom }) =>
              not(
                exists(
                  selectFrom('line_visits')
                    .select('user_id')
                    .where('user_id', '=', visitor)
                    .whereRef('project_id', '=', 'line.id'),
                ),
              ),
            ),
        )
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet((eb) => ({ project_id: eb.ref('excluded.project_id') })),
        ),
    )
    .selectFrom('line')
    .selectAll(),
)
