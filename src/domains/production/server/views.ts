import { type Kysely, sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { raiseRevision } from '#platform/db/revisions.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { readLastTransaction, readSeenBelow } from '#platform/db/transaction-counters.ts'
import { AppError } from '#platform/errors.ts'
import { MAX_VIEWS } from '../production.ts'
import type { ViewFilters, viewsContract } from '../views-contract.ts'
import { requireLine, visibleLines } from './lines.ts'

type Contract = typeof viewsContract

/** The views that the caller has: those of the lines they see, and of them the lines' and their own. Removed ones too. */
const chooseViews = (context: Context, db: Kysely<DB> = context.db) =>
  db
    .selectFrom('line_views')
    .where(({ eb, or }) => or([eb('user_id', 'is', null), eb('user_id', '=', requireUser(context).id)]))
    .where('project_id', 'in', visibleLines(context, db).select('projects.id'))

/** The views of a line, the line's first, by name. Throws 404. */
export async function listViews(context: Context, line: number) {
  await requireLine(context, line)
  const counter = await readSeenBelow(context.db)
  const rows = await chooseViews(context)
    .select(['id', 'name', 'filters', 'revision', sql<boolean>`user_id is null`.as('shared')])
    .where('project_id', '=', line)
    .where('deleted_at', 'is', null)
    .orderBy('shared', 'desc')
    .orderBy(sql`folded(name)`)
    .orderBy('id')
    .execute()
  return { data: rows.map((row) => ({ ...row, filters: row.filters as ViewFilters })), counter }
}

/** The counter of the topic 'views:{line}'; undefined for a line that the caller may not see. */
export async function readViewsCounter(context: Context, line: number): Promise<number | undefined> {
  const isSeen = await visibleLines(context).select('projects.id').where('projects.id', '=', line).executeTakeFirst()
  return isSeen && readLastTransaction(context.db)
}

/** Keeps filters under a name. Throws 404, 422 where there are too many. */
export async function createView(context: Context, { id_project, name, filters, shared }: InputOf<Contract['create']>) {
  await requireLine(context, id_project)
  const user = requireUser(context).id
  const owner = shared ? null : user
  const { count } = await chooseViews(context)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('project_id', '=', id_project)
    .where('deleted_at', 'is', null)
    .where('user_id', 'is not distinct from', owner)
    .executeTakeFirstOrThrow()
  if (count >= MAX_VIEWS) throw new AppError('invalid', `Há ${MAX_VIEWS} vistas aqui: exclua uma antes.`)
  const { id, revision } = await context.db
    .insertInto('line_views')
    .values({
      ...{ project_id: id_project, user_id: owner, name, filters: JSON.stringify(filters) },
      created_at: context.clock.now(),
    })
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow()
  return { result: true as const, data: { id, revision, merged: false } }
}

/** Changes a view's name or filters. Throws 404, and 409 on a conflict. */
export async function updateView(context: Context, { id, revision, ...after }: InputOf<Contract['update']>) {
  const saved = await context.db.transaction().execute(async (db) => {
    const stored = await chooseViews(context, db)
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirstOrThrow(viewNotFound)
    const { name, filters } = stored
    const { columns, saved } = await raiseRevision(
      { stored, before: { name, filters }, after, by: requireUser(context), at: context.clock.now() },
      { begun: revision, readRecord: async () => ({ id, name, filters, revision: stored.revision }) },
    )
    await db
      .updateTable('line_views')
      .set({ ...columns, name: after.name, filters: after.filters && JSON.stringify(after.filters) })
      .where('id', '=', id)
      .execute()
    return saved
  })
  return { result: true as const, data: { id, ...saved } }
}

/** Removes a view, or brings it back. Throws 404. */
export async function setViewRemoved(context: Context, id: number, isRemoved: boolean) {
  await context.db
    .updateTable('line_views')
    .set({ deleted_at: isRemoved ? context.clock.now() : null })
    .where('id', 'in', chooseViews(context).select('line_views.id').where('line_views.id', '=', id))
    .where('deleted_at', isRemoved ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirstOrThrow(viewNotFound)
  return { result: true as const }
}

/** A view that does not exist, or not for the caller. */
const viewNotFound = () => new AppError('missing', 'Esta vista não existe ou não é sua.')
