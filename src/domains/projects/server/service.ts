import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { type Context, isAdmin } from '../../../platform/context.ts'
import type { ListInput } from '../../../platform/contract/fields.ts'
import { readCursor, writeCursor } from '../../../platform/db/cursor.ts'
import type { DB } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Project } from '../contract.ts'
import { FIRM } from '../project.ts'
import { CARD, toCard, toProject, WHOLE } from './columns.ts'

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

/** The query of a page of a public list, newest first, with one row more than asked to see whether there is a next. */
export function queryPage(db: Kysely<DB>, mark: Mark | undefined, { limit = 1000, cursor, page = 1 }: ListInput) {
  const rows = chooseRows(db, mark)
    .select(CARD)
    .orderBy('date_created', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (cursor) {
    const { date, id } = readCursor(cursor)
    return rows.where(({ eb, refTuple, tuple }) => eb(refTuple('date_created', 'id'), '<', tuple(date, id)))
  }
  return page > 1 ? rows.offset((page - 1) * limit) : rows
}

/** A page of a public list. Who asks, and for whom, changes nothing. Throws 422 for a cursor that is none. */
export async function listProjects({ db }: Context, input: ListInput, mark?: Mark) {
  const { limit = 1000 } = input
  const [found, { total }] = await Promise.all([
    queryPage(db, mark, input).execute(),
    chooseRows(db, mark).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ])
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return {
    data: rows.map(toCard),
    total,
    ...(last && { next: writeCursor({ date: last.date_created, id: last.id }) }),
  }
}

/** One whole project: the firm's public ones for anybody, theirs for staff, all for the admin. Throws 404. */
export async function findProject(context: Context, id: number): Promise<Project> {
  const { db, actor } = context
  let chosen = db.selectFrom('projects').where('id', '=', id)
  if (!isAdmin(context))
    chosen = chosen.where((eb) => eb.or([isOpen(eb), ...(actor ? [eb('id_user', '=', actor.id)] : [])]))
  const row = await chosen.select(WHOLE).executeTakeFirst()
  if (!row) throw missing()
  return toProject(row, isAdmin(context) || row.id_user === actor?.id)
}

/** Every public project, for the sitemap: at most the 50,000 one may hold. */
export const listPublicProjects = ({ db }: Pick<Context, 'db'>) =>
  chooseRows(db)
    .select(['id', 'date_update'])
    .orderBy('date_created', 'desc')
    .orderBy('id', 'desc')
    .limit(50_000)
    .execute()

export const missing = () => new AppError('missing', 'Este projeto não existe ou não está público.')
