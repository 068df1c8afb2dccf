import type { Compilable, Kysely } from 'kysely'
import { type Context, isAdmin, requireUser } from '../context.ts'
import { buildOnce } from '../db/prepared.ts'
import type { DB } from '../db/tables.gen.ts'
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

/**
 * A query of what the caller may see, built once for the admin and once for all others (`buildOnce`). It takes a
 * connection of its own, and is therefore not for calls that make something (`creates`): those have a transaction open.
 * @param build gets the user whose rows the caller may see, as `scopeOf` says
 */
export function buildInScope<Values extends object, Row>(
  build: (db: Kysely<DB>, values: Values, user: number | null) => Compilable<Row>,
): (context: Context, values: Values) => Promise<Row[]> {
  const ofAll = buildOnce<Values, Row>((db, values) => build(db, values, null))
  const ofOne = buildOnce<Values & { user: number }, Row>((db, values) => build(db, values, values.user))
  return (context, values) => {
    const user = scopeOf(context)
    return user === null ? ofAll(context.pool, values) : ofOne(context.pool, { ...values, user })
  }
}
