import { api } from '#client/api.ts'
import { load } from '#client/load.ts'
import type { Project } from '../../contract.ts'

/** A project as its pages have it: without what only its form needs. */
export type ShownProject = Omit<Project, 'link_sale' | 'permission' | 'details'> & {
  details: Omit<Project['details'], 'markedown'>
}

/** The id an address names; 0 where it names none. */
export const readId = (text: string): number => (/^\d+$/.test(text) ? Number(text) : 0)

/** The project with that id. Throws the missing page. */
export async function loadProject(id: number): Promise<ShownProject> {
  const [found] = (await load(api.projects.item({ id }))).data
  // The source of the text and the private places stay on the server: the page shows what was made of them.
  const { link_sale: _, permission: __, details, ...project } = found!
  const { markedown: ___, ...shown } = details
  return { ...project, details: shown }
}
