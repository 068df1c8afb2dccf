import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely'
import { type Context, isAdmin, requireUser } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'

type Condition = (eb: ExpressionBuilder<DB, 'projects'>) => ExpressionWrapper<DB, 'projects', SqlBool>

/** The projects a member of staff works on: their own, and those shared with them. */
export const worksOn =
  (user: number): Condition =>
  (eb) =>
    eb.or([
      eb('projects.id_user', '=', user),
      eb.exists(
        eb
          .selectFrom('project_members')
          .select('project_members.user_id')
          .whereRef('project_members.project_id', '=', 'projects.id')
          .where('project_members.user_id', '=', user),
      ),
    ])

/** The projects the caller may see as their staff do, and change: the admin every one. */
export function accessibleBy(context: Context): Condition {
  const { id } = requireUser(context)
  return isAdmin(context) ? (eb) => eb.and([sql<boolean>`true`]) : worksOn(id)
}

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
