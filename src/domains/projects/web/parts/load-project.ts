import { api } from '#client/api.ts'
import { load } from '#client/load.ts'
import type { Project } from '../../contract.ts'

/** The fields of a project that its pages need. */
export type ShownProject = Omit<Project, 'link_sale' | 'permission' | 'details'> & {
  details: Omit<Project['details'], 'markedown'>
}

/** The project with that id. Throws `notFound`. */
export async function loadProject(id: number): Promise<ShownProject> {
  const [found] = (await load(api.projects.item({ id }))).data
  // Without the Markdown and the private storage keys, which the page does not show.
  const { link_sale: _, permission: __, details, ...project } = found!
  const { markedown: ___, ...shown } = details
  return { ...project, details: shown }
}
