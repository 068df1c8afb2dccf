import type { ExpressionBuilder, Kysely } from 'kysely'
import { requireOwnPassword } from '#domains/accounts/server/own-password.ts'
import type { OrderState } from '#domains/sales/order.ts'
import { scopeOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { removePrivateFiles } from '#platform/files/private-files.ts'
import { accessibleBy, missing, requireManager } from './access.ts'
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
    const managed = (await findManaged({ ...context, db }, ids)).map(({ id }) => id)
    const rows = await removeRows(db, managed)
    context.changed?.push(...managed)
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
  if (rows.length === 0) throw missing()
  for (const row of rows) requireManager(context, row)
  return rows
}

/** Deletes projects in a transaction, and answers the files that are to be removed after it. Throws 409 where one was sold. */
export async function removeRows(db: Kysely<DB>, ids: readonly number[]) {
  await removeOrdersWithoutMoney(db, ids)
  const rows = await db
    .deleteFrom('projects')
    .where('id', 'in', ids)
    .returning(['downloads', 'link_sale', 'sale_name', 'sale_size'])
    .execute()
  return rows as NamedFiles[]
}

/** Removes the files of deleted projects. */
export const removeFiles = (program: Parameters<typeof removePrivateFiles>[0], gone: readonly NamedFiles[]) =>
  removePrivateFiles(
    program,
    gone.flatMap((row) => Object.values(allFiles(row))),
  )

/** States of the orders that nobody has paid, nor may yet. */
const UNPAID: readonly OrderState[] = ['created', 'failed', 'expired']

/** Orders without money, which go with their project: the unpaid, the demonstration's, and those paid in the sandbox. */
const isWithoutMoney = (eb: ExpressionBuilder<DB, 'orders'>) =>
  eb.or([eb('orders.state', 'in', UNPAID), eb('orders.demo', '=', true), eb('orders.sandbox', '=', true)])

/** Whether a project was sold, or may be yet: then it stays. */
export const wasSold = (eb: ExpressionBuilder<DB, 'projects'>) =>
  eb.exists(
    eb
      .selectFrom('orders')
      .select('orders.id')
      .whereRef('orders.project_id', '=', 'projects.id')
      .where((eb) => eb.not(isWithoutMoney(eb))),
  )

/** Removes the orders of projects that go with them. Throws 409 where one was paid, or may be yet. */
async function removeOrdersWithoutMoney(db: Kysely<DB>, projects: readonly number[]) {
  await db.deleteFrom('orders').where('project_id', 'in', projects).where(isWithoutMoney).execute()
  const left = await db
    .selectFrom('orders')
    .innerJoin('projects', 'projects.id', 'orders.project_id')
    .select('projects.title')
    .where('project_id', 'in', projects)
    .limit(1)
    .executeTakeFirst()
  if (!left) return
  const name = left.title ? `“${left.title}”` : 'Este projeto'
  throw new AppError(
    'conflict',
    `${name} tem pedidos pagos ou à espera de pagamento. Tire-o do público em vez de excluí-lo.`,
  )
}
