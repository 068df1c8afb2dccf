import { type Kysely, sql } from 'kysely'
import { scopeOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import type { Person } from '../contract.ts'
import { accessibleBy, missing, requireManager } from './access.ts'

/** Who works on a project besides its owner, by name. */
export const listMembers = (db: Kysely<DB>, project: number): Promise<Person[]> =>
  db
    .selectFrom('project_members')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['users.id', 'users.name', 'users.email'])
    .where('project_id', '=', project)
    .orderBy('users.name')
    .orderBy('users.id')
    .execute()

/**
 * Says who works on a project besides its owner: these, and nobody else.
 * Throws 403 for its members, 404, 422 for who does not work here.
 */
export async function setMembers(context: Context, { id, members }: { id: number; members: number[] }) {
  const data = await context.db.transaction().execute(async (db) => {
    const { id_user } = await lockAccessible(context, db, id)
    requireManager(context, { id_user })
    const wanted = [...new Set(members)].filter((one) => one !== id_user)
    await requireStaff(db, wanted, 'members')
    await db.deleteFrom('project_members').where('project_id', '=', id).execute()
    if (wanted.length)
      await db
        .insertInto('project_members')
        .values(wanted.map((user_id) => ({ project_id: id, user_id })))
        .execute()
    return listMembers(db, id)
  })
  return { result: true as const, data }
}

/** Gives a project another owner; who owned it stays a member. For the admin. Throws 404, 422 for an owner who does not work here. */
export async function handOver(context: Context, { id, id_user }: { id: number; id_user: number }) {
  await context.db.transaction().execute(async (db) => {
    const before = await lockAccessible(context, db, id)
    await requireStaff(db, [id_user], 'id_user')
    if (before.id_user === id_user) return
    await db.updateTable('projects').set({ id_user }).where('id', '=', id).execute()
    await db.deleteFrom('project_members').where('project_id', '=', id).where('user_id', '=', id_user).execute()
    await db.insertInto('project_members').values({ project_id: id, user_id: before.id_user }).execute()
  })
  return { result: true as const, data: { id } }
}

/** A project of the caller's, held until the transaction ends. Throws 404. */
async function lockAccessible(context: Context, db: Kysely<DB>, id: number) {
  const row = await db
    .selectFrom('projects')
    .select('id_user')
    .where('id', '=', id)
    .where(accessibleBy(scopeOf(context)))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw missing()
  return row
}

/** Throws 422, told of `field`, unless all of them work here. */
export async function requireStaff(db: Kysely<DB>, ids: number[], field: string) {
  if (!ids.length) return
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where(sql<boolean>`banned is not true`)
    .execute()
  if (found.length < ids.length)
    throw new AppError('invalid', 'Alguém desta lista não trabalha aqui.', { [field]: 'Escolha alguém da equipe.' })
}
