import { api } from '#client/api.ts'
import { FEATURED as FEATURED_ARCHIVES } from '#domains/archives/archive.ts'
import { FEATURED as FEATURED_PROJECTS } from '#domains/projects/project.ts'

/** Loads the home page's featured projects, featured articles and texts. */
export async function loadHome() {
  const [archives, projects, texts] = await Promise.all([
    api.archives.highlighted({ limit: FEATURED_ARCHIVES }),
    api.projects.highlighted({ limit: FEATURED_PROJECTS }),
    api.site.home(),
  ])
  return {
    // Only the fields that cards show: the page carries them twice, as HTML and as data for hydration.
    archives: archives.data.result.map(({ id, title, preview, image, date, views, likes }) => {
      return { id, title, preview, image, date, views, likes }
    }),
    projects: projects.data.map(({ id, title, trade, is_sale, is_sketch, sale: { value }, resum }) => {
      return { id, title, trade, is_sale, is_sketch, sale: { value }, resum }
    }),
    texts: texts.data,
  }
}
export type HomeData = Awaited<ReturnType<typeof loadHome>>
