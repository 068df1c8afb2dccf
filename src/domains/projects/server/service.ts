import { type ExpressionBuilder, type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { ListInput } from '#platform/contract/fields.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { PublicPage } from '#platform/domain.ts'
import type { Project } from '../contract.ts'
import { FIRM, projectPath } from '../project.ts'
import { accessibleBy, manages, missing } from './access.ts'
import { CARD, toCard, toProject, WHOLE } from './columns.ts'
import { listMembers } from './members.ts'
import { endPage, takePage } from './pages.ts'

/**
 * What visitors see: the firm's public projects. Written as the table's partial indexes have it: with `is true`, which
 * the builder's short form makes of a boolean, PostgreSQL uses none of them.
 */
export const isOpen = (eb: ExpressionBuilder<DB, 'projects'>) =>
  eb.and([eb('id_user', '=', FIRM), eb('is_public', '=', true)])

/** A public list: all of the firm's public projects, or those with that mark. */
export type Mark = 'is_highlighted' | 'is_sale'

/** The rows of a public list, as visitors see them, whoever asks. */
function chooseRows(db: Kysely<DB>, mark?: Mark) {
  const chosen = db.selectFrom('projects').where(isOpen)
  return mark ? chosen.where(mark, '=', true) : chosen
}

/** The query of a page of a public list. */
export const queryPage = (db: Kysely<DB>, mark: Mark | undefined, input: ListInput) =>
  takePage(chooseRows(db, mark).select(CARD), input)

/** A page of a public list. Who asks, and for whom, changes nothing. Throws 422 for a cursor that is none. */
export async function listProjects({ db }: Context, input: ListInput, mark?: Mark) {
  const [found, { total }] = await Promise.all([
    queryPage(db, mark, input).execute(),
    chooseRows(db, mark).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ])
  const { rows, next } = endPage(found, input)
  return { data: rows.map(toCard), total, ...(next && { next }) }
}

/** One whole project: the firm's public ones for anybody, those they work on for staff, all for the admin. Throws 404. */
export async function findProject(context: Context, id: number): Promise<Project> {
  const chosen = context.db.selectFrom('projects').where('id', '=', id)
  const staff = context.actor ? await findForStaff(context, chosen) : undefined
  if (staff) return staff
  const row = await chosen.where(isOpen).select(WHOLE).executeTakeFirst()
  if (!row) throw missing()
  return toProject(row)
}

/** A project as those who work on it get it. */
async function findForStaff(context: Context, chosen: SelectQueryBuilder<DB, 'projects', unknown>) {
  const { db, settings } = context
  const row = await chosen
    .where(accessibleBy(context))
    .select([
      ...WHOLE,
      'revision',
      (eb) => eb.selectFrom('users').select('users.name').whereRef('users.id', '=', 'projects.id_user').as('owner'),
    ])
    .executeTakeFirst()
  if (!row) return undefined
  return toProject(row, {
    owner: row.owner ?? '',
    members: await listMembers(db, row.id),
    manages: manages(context, row),
    upload_limit: settings.uploadLimit,
    revision: row.revision,
  })
}

/** The list and every public project, for the sitemap: at most the 50,000 one may hold. */
export async function listPages({ db }: Pick<Context, 'db'>): Promise<PublicPage[]> {
  const rows = await chooseRows(db)
    .select(['id', 'date_update'])
    .orderBy('date_created', 'desc')
    .orderBy('id', 'desc')
    .limit(50_000)
    .execute()
  return [{ path: '/projects' }, ...rows.map((row) => ({ path: projectPath(row), changed: row.date_update }))]
}
