import { requireOwnPassword } from '#platform/auth/own-password.ts'
import { scopeOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import type { Dependents } from '#platform/contributions.ts'
import { removePrivateFiles } from '#platform/files/private-files.ts'
import { accessibleBy, notFound, requireManager } from './access.ts'
import { allFiles, type NamedFiles } from './columns.ts'

/** Deletes a project with its files. Throws as `removeChosen`. */
export async function deleteProject(context: Context, { id, password }: { id: number; password: string }) {
  await removeChosen(context, { ids: [id], password })
  return { result: true as const }
}

/**
 * Deletes the chosen projects with their files, all or none; those that the caller does not see are left out.
 * Throws 403 for a member of one of them, 404 where none is left, 409 where one was sold, 422 for a wrong password, 429
 * after too many of them.
 */
export async function removeChosen(context: Context, { ids, password }: { ids: readonly number[]; password: string }) {
  await findManaged(context, ids)
  await requireOwnPassword(context, password)
  const gone = await context.db.transaction().execute(async (db) => {
    // Again: an owner may have changed in the meantime.
    const within = { ...context, db }
    const managed = (await findManaged(within, ids)).map(({ id }) => id)
    const rows = await removeRows(within, managed)
    context.sayChanged?.(managed)
    return rows
  })
  await removeFiles(context, gone)
  return { result: true as const, data: { count: gone.length } }
}

/** The projects that the caller sees, locked within a transaction. Throws 403 for members, 404 where there are none. */
async function findManaged(context: Context, ids: readonly number[]) {
  const rows = await context.db
    .selectFrom('projects')
    .select(['id', 'id_user'])
    .where('id', 'in', ids)
    .where(accessibleBy(scopeOf(context)))
    .orderBy('id')
    .$if(context.db.isTransaction, (query) => query.forUpdate())
    .execute()
  if (rows.length === 0) throw notFound()
  for (const row of rows) requireManager(context, row)
  return rows
}

/**
 * Deletes projects in the transaction `context.db`, and answers the files that are to be removed after it. Throws 409 where
 * another domain's records need one of them: it was sold.
 */
export async function removeRows(context: Pick<Context, 'db' | 'domains'>, ids: readonly number[]) {
  for (const dependents of dependentsOf(context)) await dependents.removeWith(context.db, ids)
  const rows = await context.db
    .deleteFrom('projects')
    .where('id', 'in', ids)
    .returning(['downloads', 'link_sale', 'sale_name', 'sale_size'])
    .execute()
  return rows as NamedFiles[]
}

/** Which of these projects cannot be deleted, because another domain's records need them. */
export async function findKept(context: Pick<Context, 'db' | 'domains'>, ids: readonly number[]) {
  const kept = await Promise.all(dependentsOf(context).map((dependents) => dependents.findKept(context.db, ids)))
  return new Set(kept.flat())
}

/** What in other domains depends on projects. */
const dependentsOf = ({ domains }: Pick<Context, 'domains'>): readonly Dependents[] =>
  domains.flatMap(({ dependents }) => dependents).filter(({ of }) => of === 'projects')

/** Removes the files of deleted projects. */
export const removeFiles = (program: Parameters<typeof removePrivateFiles>[0], gone: readonly NamedFiles[]) =>
  removePrivateFiles(
    program,
    gone.flatMap((row) => Object.values(allFiles(row))),
  )
