import { scopeOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import { MOST_FOUND } from '#platform/contributions.ts'
import { newest } from '#platform/db/paginate.ts'
import { shownTitle } from '../project.ts'
import { chooseStaffProjects } from './staff-list.ts'

/** The caller's newest projects whose title contains a text, for the command palette. */
export async function findProjects(context: Context, text: string) {
  const chosen = chooseStaffProjects(context.db, scopeOf(context), text).select((eb) => [
    'id',
    'title',
    eb.selectFrom('users').select('users.name').whereRef('users.id', '=', 'projects.id_user').as('owner'),
  ])
  const rows = await newest(chosen, 'date_created', MOST_FOUND).execute()
  return rows.map(({ id, title, owner }) => ({
    kind: 'project' as const,
    id,
    title: shownTitle(title),
    note: owner ?? '',
    to: `/dashboard/create-edit-projects?id=${id}`,
  }))
}
