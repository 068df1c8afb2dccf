import { type Kysely, sql } from 'kysely'
import { accessibleBy, manages } from '#domains/projects/server/access.ts'
import { scopeOf } from '#platform/auth/scope.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { buildOnce } from '#platform/db/prepared.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { LineView } from '../board-contract.ts'
import { missingLine } from './lines.ts'

interface Values {
  line: number
  user: number
}

type Row = Omit<LineView, 'manages'> & { id_user: number; counter: number }

/**
 * A line without its tasks, and its counter, by one statement. Read before the tasks: what is changed in between is only
 * read once more. Throws 404.
 */
export const readLine = (context: Context, line: number) => run(context, line, READ)

/** The same; the caller opened it last from now on. */
export const openLine = (context: Context, line: number) => run(context, line, OPEN)

async function run(context: Context, line: number, { ofAll, ofOne }: typeof READ) {
  const query = scopeOf(context) === null ? ofAll : ofOne
  const [row] = await query(context.pool, { line, user: requireUser(context).id })
  if (!row) throw missingLine()
  const { counter, id_user, ...view } = row
  return { line: { ...view, manages: manages(context, { id_user }) } satisfies LineView, counter }
}

/** The line that a user may see (null: any user), with who may be put in charge. */
const chooseLine = (db: Kysely<DB>, line: number, user: number | null) =>
  db
    .selectFrom('projects')
    .innerJoin('production_lines', 'production_lines.project_id', 'projects.id')
    .where(accessibleBy(user))
    .where('projects.id', '=', line)
    .select(['projects.id', 'title', 'projectline', 'projectstatus', 'wip_limits', 'share_columns', 'id_user'])
    .select([
      'changes as counter',
      sql<LineView['people']>`(
        select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'email', u.email)
          order by u.name, u.id), '[]')
        from users u
        where u.banned is not true and (u.id = projects.id_user
          or exists (select from project_members m where m.project_id = projects.id and m.user_id = u.id)))`.as(
        'people',
      ),
    ])
    .$castTo<Row>()

const READ = {
  ofAll: buildOnce<Values, Row>((db, { line }) => chooseLine(db, line, null)),
  ofOne: buildOnce<Values, Row>((db, { line, user }) => chooseLine(db, line, user)),
}

/** Notes the visit in the same statement, where the line is another than at the last one. */
const noteVisit = (db: Kysely<DB>, { line, user }: Values, seenBy: number | null) =>
  db
    .with('line', () => chooseLine(db, line, seenBy))
    .with('visit', (visit) =>
      visit
        .insertInto('line_visits')
        .columns(['user_id', 'project_id'])
        .expression((eb) =>
          eb
            .selectFrom('line')
            .select([sql<number>`${user}::int`.as('user_id'), 'line.id'])
            .where(({ not, exists, selectFrom }) =>
              not(
                exists(
                  selectFrom('line_visits')
                    .select('user_id')
                    .where('user_id', '=', user)
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
    .selectAll()

const OPEN = {
  ofAll: buildOnce<Values, Row>((db, values) => noteVisit(db, values, null)),
  ofOne: buildOnce<Values, Row>((db, values) => noteVisit(db, values, values.user)),
}
