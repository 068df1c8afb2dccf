import type { APIRequestContext } from '@playwright/test'
import { ownTitle } from './archives.ts'
import { queryDatabase } from './database.ts'
import type { Site } from './site.ts'

/** A project as a test made it. */
export interface MadeProject {
  id: number
  title: string
}

/**
 * Adds a public project of the firm's, newer than all others, straight into the site's database: the site's pages hear
 * of it as of any change. `fields` are the table's columns. Its title gets a number, so that it is like no other.
 */
export async function addProject(
  site: Site,
  { title, ...fields }: Record<string, unknown> & { title?: string } = {},
): Promise<MadeProject> {
  const own = ownTitle(title ?? 'Um projeto de prova')
  const values = { id_user: 1, title: own, is_public: true, ...fields }
  const names = Object.keys(values)
  const [row] = await queryDatabase<{ id: number }>(
    site,
    `insert into projects (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    Object.values(values),
  )
  return { id: row!.id, title: own }
}

/** What `/item-project` tells a visitor of it; undefined where it is not there for them. */
export async function readProject(caller: APIRequestContext, id: number) {
  const answer = await caller.post('/api/v1/item-project', { data: { id } })
  return answer.status() === 404 ? undefined : (await answer.json()).data[0]
}
