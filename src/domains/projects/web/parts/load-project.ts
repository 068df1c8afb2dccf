import { api } from '#client/api.ts'
import { load } from '#client/load.ts'
import { PageText } from '#ui/prose/page-text.ts'

/** The fields of a project that its pages need. */
export type ShownProject = Awaited<ReturnType<typeof loadProject>>

/** The project with that id. Throws `notFound`. */
export async function loadProject(id: number) {
  const [found] = (await load(api.projects.item({ id }))).data
  // Without the Markdown and the private storage keys, which the page does not show.
  const { link_sale: _, permission: __, details, ...project } = found!
  const { markedown: ___, ...shown } = details
  return { ...project, details: { ...shown, html: new PageText('project', shown.html) } }
}
