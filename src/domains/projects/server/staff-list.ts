import { type Kysely, sql } from 'kysely'
import { ownerOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import type { ListInput } from '#platform/contract/fields.ts'
import { hasText } from '#platform/db/like.ts'
import { newestFirst, paginate } from '#platform/db/paginate.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { accessibleBy } from './access.ts'
import { CARD, HAS_SOLD_FILE, toCard } from './columns.ts'

interface Filters extends ListInput {
  id_user?: number | undefined
  search?: string | undefined
}

/** A page of the projects that a user owns or is a member of, newest first. Throws 403 for another user's, 422 for an invalid cursor. */
export async function listStaffProjects(context: Context, { id_user, search, ...input }: Filters) {
  const { db } = context
  const chosen = chooseStaffProjects(db, ownerOf(context, id_user), search)
  const shown = chosen.select([
    ...CARD,
    HAS_SOLD_FILE,
    (eb) => eb.selectFrom('users').select('users.name').whereRef('users.id', '=', 'projects.id_user').as('owner'),
    (eb) =>
      eb
        .selectFrom('project_members')
        .select(sql<number>`count(*)`.as('count'))
        .whereRef('project_members.project_id', '=', 'projects.id')
        .as('members_count'),
  ])
  const [{ rows, ...next }, { total }] = await Promise.all([
    paginate(input, 'date_created', (range) => newestFirst(shown, 'date_created', range).execute()),
    chosen.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ])
  const data = rows.map((row) => ({
    ...toCard(row),
    owner: row.owner ?? '',
    members_count: row.members_count ?? 0,
  }))
  return { data, total, ...next }
}

/** The user's projects whose title contains a text; all users' for null. */
export function chooseStaffProjects(db: Kysely<DB>, user: number | null, search = '') {
  const rows = db.selectFrom('projects').where(accessibleBy(user))
  return search ? rows.where(hasText('title', search)) : rows
}
