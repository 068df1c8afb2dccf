import { isOwnPassword } from '#domains/accounts/server/own-password.ts'
import { scopeOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { removePrivateFiles } from '#platform/files/private-files.ts'
import { accessibleBy, missing, requireManager } from './access.ts'
import { allFiles, type NamedFiles } from './columns.ts'

/** Deletes a project with its files. Throws 403 for its members, 404, 422 for a wrong password, 429 after too many of them. */
export async function deleteProject(context: Context, { id, password }: { id: number; password: string }) {
  const chosen = await context.db
    .selectFrom('projects')
    .select('id_user')
    .where('id', '=', id)
    .where(accessibleBy(scopeOf(context)))
    .executeTakeFirst()
  if (!chosen) throw missing()
  requireManager(context, chosen)
  if (!(await isOwnPassword(context, password)))
    throw new AppError('invalid', 'A senha não confere.', { password: 'A senha não confere.' })

  const gone = await context.db
    .deleteFrom('projects')
    .where('id', '=', id)
    .where('id_user', '=', chosen.id_user) // unless its owner has changed in the meantime
    .returning(['downloads', 'link_sale', 'sale_name', 'sale_size'])
    .executeTakeFirst()
  if (!gone) throw missing()
  await removePrivateFiles(context, Object.values(allFiles(gone as NamedFiles)))
  return { result: true as const }
}
