import { type Context, isAdmin, requireUser } from '../context.ts'
import { AppError } from '../errors.ts'

/** Whose rows the caller may see: their own; null stands for everybody's, which the admin may. */
export const scopeOf = (context: Context): number | null => (isAdmin(context) ? null : requireUser(context).id)

/**
 * Whose rows a call means by its `id_user`: the caller's own where it is left out; null stands for everybody's.
 * The field is not trusted: it names the caller, else 403, save for the admin, who may name any member of staff, or 0
 * for the whole firm.
 */
export function ownerOf(context: Context, id_user?: number): number | null {
  const { id } = requireUser(context)
  if (id_user === undefined || id_user === id) return id
  if (!isAdmin(context)) throw new AppError('forbidden', 'Estes dados são de outra pessoa.')
  return id_user === 0 ? null : id_user
}
