import { scopeOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import { MOST_FOUND } from '#platform/contributions.ts'
import { shownTitle } from '../project.ts'
import { listStaffProjects } from './staff-list.ts'

/** The caller's newest projects whose title contains a text, for the command palette. */
export async function findProjects(context: Context, text: string) {
  const id_user = scopeOf(context) ?? 0
  const { data } = await listStaffProjects(context, { id_user, search: text, limit: MOST_FOUND })
  return data.map(({ id, title, owner }) => ({
    kind: 'project' as const,
    id,
    title: shownTitle(title),
    note: owner,
    to: `/dashboard/create-edit-projects?id=${id}`,
  }))
}
