import { type Context, isAdmin, requireUser } from '../context.ts'
import { AppError } from '../errors.ts'

/** The user whose rows the caller may see: the caller; null, for all users, where the caller is the admin. */
export const scopeOf = (context: Context): number | null => (isAdmin(context) ? null : requireUser(context).id)

/**
 * The user whose rows a call's `id_user` asks for: the caller where it is left out; null for all users. The admin may
 * name any member of staff, or 0 for all. Throws 403 where another caller names somebody else.
 */
export function ownerOf(context: Context, id_user?: number): number | null {
  const { id } = requireUser(context)
  if (id_user === undefined || id_user === id) return id
  if (!isAdmin(context)) throw new AppError('forbidden', 'Estes dados são de outra pessoa.')
  return id_user === 0 ? null : id_user
}
