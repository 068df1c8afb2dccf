import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import { type Context, isAdmin } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'

type Condition = (eb: ExpressionBuilder<DB, 'projects'>) => ExpressionWrapper<DB, 'projects', SqlBool>

/**
 * The projects that somebody may see and change as staff, by their id: their own, and those shared with them; for null,
 * who may see everybody's, every one.
 */
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

/** Whether the caller may delete a project and say who works on it: its owner and the admin may. */
export const manages = (context: Context, project: { id_user: number }) =>
  isAdmin(context) || project.id_user === context.actor?.id

/** Throws 403 for who works on a project but may not do this. */
export function requireManager(context: Context, project: { id_user: number }) {
  if (!manages(context, project))
    throw new AppError('forbidden', 'Só a dona ou o dono do projeto e a administração podem fazer isto.')
}

/** Not there, or not for the caller: which of the two nobody is told. */
export const missing = () => new AppError('missing', 'Este projeto não existe ou não está público.')
