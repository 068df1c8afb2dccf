import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import { type Context, isAdmin } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'

type Condition = (eb: ExpressionBuilder<DB, 'projects'>) => ExpressionWrapper<DB, 'projects', SqlBool>

/** Condition for the projects that a user may see and change as staff: those they own or are a member of; all for null. */
export const accessibleBy =
  (user: number | null): Condition =>
  (eb) =>
    user === null
      ? eb.and([])
      : eb.or([
          eb('projects.id_user', '=', user),
          eb.exists(
            eb
              .selectFrom('project_members')
              .select('project_members.user_id')
              .whereRef('project_members.project_id', '=', 'projects.id')
              .where('project_members.user_id', '=', user),
          ),
        ])

/** Whether the caller may delete a project and set its members: true for its owner and the admin. */
export const manages = (context: Context, project: { id_user: number }) =>
  isAdmin(context) || project.id_user === context.actor?.id

/** Throws 403 for members who are not the project's owner. */
export function requireManager(context: Context, project: { id_user: number }) {
  if (!manages(context, project))
    throw new AppError('forbidden', 'Só a dona ou o dono do projeto e a administração podem fazer isto.')
}

/** The same error for a project that does not exist and one that the caller may not see. */
export const notFound = () => new AppError('missing', 'Este projeto não existe ou não está público.')
