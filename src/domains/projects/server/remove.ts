import type { Kysely } from 'kysely'
import { requireOwnPassword } from '#domains/accounts/server/own-password.ts'
import { scopeOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { removePrivateFiles } from '#platform/files/private-files.ts'
import { accessibleBy, missing, requireManager } from './access.ts'
import { allFiles, type NamedFiles } from './columns.ts'

/** Deletes a project with its files. Throws 403 for its members, 404, 409 where it was sold, 422 for a wrong password, 429 after too many of them. */
export async function deleteProject(context: Context, { id, password }: { id: number; password: string }) {
  const chosen = await context.db
    .selectFrom('projects')
    .select('id_user')
    .where('id', '=', id)
    .where(accessibleBy(scopeOf(context)))
    .executeTakeFirst()
  if (!chosen) throw missing()
  requireManager(context, chosen)
  await requireOwnPassword(context, password)

  const gone = await context.db.transaction().execute(async (db) => {
    await removeUnpaidOrders(db, id)
    return db
      .deleteFrom('projects')
      .where('id', '=', id)
      .where('id_user', '=', chosen.id_user) // unless its owner has changed in the meantime
      .returning(['downloads', 'link_sale', 'sale_name', 'sale_size'])
      .executeTakeFirst()
  })
  if (!gone) throw missing()
  await removePrivateFiles(context, Object.values(allFiles(gone as NamedFiles)))
  return { result: true as const }
}

/** Removes the orders of a project that nobody has paid. Throws 409 where one was paid, or may be yet. */
async function removeUnpaidOrders(db: Kysely<DB>, project: number) {
  await db
    .deleteFrom('orders')
    .where('project_id', '=', project)
    .where((eb) => eb.or([eb('state', 'in', ['created', 'failed', 'expired']), eb('demo', '=', true)]))
    .execute()
  const left = await db.selectFrom('orders').select('id').where('project_id', '=', project).limit(1).executeTakeFirst()
  if (left)
    throw new AppError(
      'conflict',
      'Este projeto tem pedidos pagos ou à espera de pagamento. Tire-o do público em vez de excluí-lo.',
    )
}
