import { type Kysely, sql } from 'kysely'
import { TRADES, type Trade } from '#domains/site/trades.ts'
import { scopeOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import type { ListInput } from '#platform/contract/fields.ts'
import type { PublicPage } from '#platform/contributions.ts'
import { newestFirst, paginate, type Range } from '#platform/db/paginate.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { Project } from '../contract.ts'
import { projectPath } from '../project.ts'
import { accessibleBy, manages, notFound } from './access.ts'
import { CARD, HAS_SOLD_FILE, HIDDEN, toCard, toProject, WHOLE } from './columns.ts'
import { listMembers } from './members.ts'

/** Columns that a public list can be limited by. */
export type Mark = 'is_highlighted' | 'is_sale'

/** The rows of a public list. Compared by `=`, since PostgreSQL uses no partial index for `is true`. */
function chooseRows(db: Kysely<DB>, mark?: Mark) {
  const chosen = db.selectFrom('public_projects')
  return mark ? chosen.where(mark, '=', true) : chosen
}

/** The query for a range of a public list. */
export const queryRange = (db: Kysely<DB>, mark: Mark | undefined, range: Range) =>
  newestFirst(chooseRows(db, mark).select([...CARD, 'has_sold_file']), 'date_created', range)

/** A page of a public list, the same for every caller. Throws 422 for an invalid cursor. */
export async function listProjects({ db }: Context, input: ListInput, mark?: Mark) {
  const [{ rows, ...next }, { total }] = await Promise.all([
    paginate(input, 'date_created', (range) => queryRange(db, mark, range).execute()),
    chooseRows(db, mark).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { data: rows.map(toCard), total, ...next }
}

/** A page of the public list, of one trade where that is given, and how many projects each trade has. Throws 422 for an invalid cursor. */
export async function listPublicProjects(
  { db }: Context,
  { trade, ...input }: ListInput & { trade?: Trade | undefined },
) {
  const [{ rows, ...next }, trades] = await Promise.all([
    paginate(input, 'date_created', (range) => queryTrade(db, trade, range).execute()),
    countTrades(db),
  ])
  const total = trade ? trades[trade] : TRADES.reduce((sum, one) => sum + trades[one], 0)
  return { data: rows.map(toCard), total, trades, ...next }
}

/** The query for a range of the public list, of one trade where that is given. */
export function queryTrade(db: Kysely<DB>, trade: Trade | undefined, range: Range) {
  const rows = chooseRows(db).select([...CARD, 'has_sold_file'])
  return newestFirst(trade ? rows.where('trade', '=', trade) : rows, 'date_created', range)
}

/** How many public projects each trade has. */
export async function countTrades(db: Kysely<DB>) {
  const rows = await chooseRows(db)
    .select(['trade', sql<number>`count(*)`.as('count')])
    .groupBy('trade')
    .execute()
  const countOf = (trade: Trade) => rows.find((row) => row.trade === trade)?.count ?? 0
  return { software: countOf('software'), embedded: countOf('embedded'), printing: countOf('printing') }
}

/** One project: public ones for anybody, also private ones for their staff. Throws 404. */
export async function findProject(context: Context, id: number): Promise<Project> {
  const staff = context.actor ? await findForStaff(context, id) : undefined
  if (staff) return staff
  const rows = context.db
    .selectFrom('public_projects')
    .select([...WHOLE, 'has_sold_file'])
    .where('id', '=', id)
  return toProject(await rows.executeTakeFirstOrThrow(notFound))
}

/** A project as its staff see it. */
async function findForStaff(context: Context, id: number) {
  const { db, settings } = context
  const row = await db
    .selectFrom('projects')
    .where('id', '=', id)
    .where(accessibleBy(scopeOf(context)))
    .select([
      ...WHOLE,
      ...HIDDEN,
      HAS_SOLD_FILE,
      'revision',
      (eb) => eb.selectFrom('users').select('users.name').whereRef('users.id', '=', 'projects.id_user').as('owner'),
      (eb) =>
        eb
          .selectFrom('production_lines')
          .select(sql<boolean>`projectline <> ''`.as('begun'))
          .whereRef('project_id', '=', 'projects.id')
          .as('has_line'),
    ])
    .executeTakeFirst()
  if (!row) return undefined
  return toProject(row, row, {
    owner: row.owner ?? '',
    members: await listMembers(db, row.id),
    manages: manages(context, row),
    has_line: row.has_line ?? false,
    upload_limit: settings.uploadLimit,
    revision: row.revision,
  })
}

/** The pages for the sitemap: the list and the newest public projects, 50,000 at most (the format's limit). */
export async function listProjectPages({ db }: Pick<Context, 'db'>): Promise<PublicPage[]> {
  const rows = await chooseRows(db)
    .select(['id', 'date_update'])
    .orderBy('date_created', 'desc')
    .orderBy('id', 'desc')
    .limit(50_000)
    .execute()
  return [{ path: '/projects' }, ...rows.map((row) => ({ path: projectPath(row), changed: row.date_update }))]
}
