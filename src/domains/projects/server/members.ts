import { type Kysely, sql } from 'kysely'
import { scopeOf } from '#platform/auth/scope.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { type RevisionColumns, raiseRevision } from '#platform/db/revisions.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import type { ProjectMember } from '../contract.ts'
import { accessibleBy, notFound, requireManager } from './access.ts'

/** A project's members besides its owner, by name. */
export const listMembers = (db: Kysely<DB>, project: number): Promise<ProjectMember[]> =>
  db
    .selectFrom('project_members')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['users.id', 'users.name', 'users.email'])
    .where('project_id', '=', project)
    .orderBy('users.name')
    .orderBy('users.id')
    .execute()

/**
 * Sets a project's members besides its owner.
 * Throws 403 for its members, 404, 422 if somebody new is not active staff.
 */
export async function setMembers(context: Context, { id, members }: { id: number; members: number[] }) {
  const data = await context.db.transaction().execute(async (db) => {
    const stored = await lockAccessible(context, db, id)
    requireManager(context, stored)
    const before = await readMemberIds(db, id)
    const after = toMemberIds(stored, members)
    await writeMembers(db, id, after)
    await raise(context, db, { id, stored, before: { members: before }, after: { members: after } })
    return listMembers(db, id)
  })
  return { result: true as const, data }
}

/** Adds a member in the caller's transaction. Throws 403 for its members, 404, 422 if they are not active staff. */
export async function addMember(context: Context, db: Kysely<DB>, id: number, member: number) {
  const stored = await lockAccessible(context, db, id)
  requireManager(context, stored)
  const before = await readMemberIds(db, id)
  const after = toMemberIds(stored, [...before, member])
  await writeMembers(db, id, after)
  await raise(context, db, { id, stored, before: { members: before }, after: { members: after } })
}

/** Ids of members without duplicates and without the owner, in the order of `readMemberIds`. */
export const toMemberIds = (project: { id_user: number }, members: number[]) =>
  [...new Set(members)].filter((one) => one !== project.id_user).toSorted((one, other) => one - other)

/** Ids of a project's members besides its owner, ascending. */
export async function readMemberIds(db: Kysely<DB>, project: number) {
  const rows = await db
    .selectFrom('project_members')
    .select('user_id')
    .where('project_id', '=', project)
    .orderBy('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Replaces a project's members. Throws 422 if somebody new is not active staff; who was a member already may stay. */
export async function writeMembers(db: Kysely<DB>, project: number, members: number[]) {
  const before = await readMemberIds(db, project)
  const added = members.filter((one) => !before.includes(one))
  await requireStaff(db, added, 'members')
  await db.deleteFrom('project_members').where('project_id', '=', project).execute()
  if (members.length)
    await db
      .insertInto('project_members')
      .values(members.map((user_id) => ({ project_id: project, user_id })))
      .execute()
}

/** Gives a project another owner; the previous one becomes a member. Throws 404, 422 if the new owner is not active staff. */
export async function handOver(context: Context, { id, id_user }: { id: number; id_user: number }) {
  const saved = await context.db.transaction().execute(async (db) => {
    const stored = await lockAccessible(context, db, id)
    await requireStaff(db, [id_user], 'id_user')
    if (stored.id_user === id_user) return { revision: stored.revision, merged: false }
    const before = await readMemberIds(db, id)
    const after = toMemberIds({ id_user }, [...before, stored.id_user])
    await db.updateTable('projects').set({ id_user }).where('id', '=', id).execute()
    await db.deleteFrom('project_members').where('project_id', '=', id).where('user_id', '=', id_user).execute()
    await db.insertInto('project_members').values({ project_id: id, user_id: stored.id_user }).execute()
    return raise(context, db, { id, stored, before: { members: before }, after: { members: after } })
  })
  return { result: true as const, data: { id, ...saved } }
}

/** Raises a project's revision for a change made without one, which overwrites. */
async function raise(
  context: Context,
  db: Kysely<DB>,
  { id, ...change }: { id: number; stored: RevisionColumns } & Record<'before' | 'after', { members: number[] }>,
) {
  const { columns, saved } = await raiseRevision({ ...change, by: requireUser(context), at: context.clock.now() })
  await db.updateTable('projects').set(columns).where('id', '=', id).execute()
  return saved
}

/** One of the caller's projects, locked until the transaction ends. Throws 404. */
const lockAccessible = (context: Context, db: Kysely<DB>, id: number) =>
  db
    .selectFrom('projects')
    .select(['id_user', 'revision', 'field_revisions'])
    .where('id', '=', id)
    .where(accessibleBy(scopeOf(context)))
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)

/** Throws 422 for `field` unless all of the users are active staff. */
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
