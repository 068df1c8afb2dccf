import type { Context } from '#platform/context.ts'
import type { PublicPage } from '#platform/contributions.ts'
import { personPath } from '../person-path.ts'
import { hasPeople, readPeople } from './people.ts'

/** The pages of the site's own texts: of people those who work here. */
export async function listSitePages(context: Context): Promise<PublicPage[]> {
  const fixed = [{ path: '/' }, { path: '/legal-compliance' }, { path: '/privacy' }]
  if (!(await hasPeople(context))) return fixed
  const { people } = (await readPeople(context)).data
  return [...fixed, { path: '/pessoas' }, ...people.map((person) => ({ path: personPath(person) }))]
}
