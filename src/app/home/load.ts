import { api } from '#client/calls/api.ts'
import { FEATURED as FEATURED_ARCHIVES, toShown as toShownArchive } from '#domains/archives/archive.ts'
import { FEATURED as FEATURED_PROJECTS } from '#domains/projects/project.ts'
import { toShown as toShownProject } from '#domains/projects/web/parts/shown-card.ts'
import { pick } from '#pick.ts'
import { loadPiece } from './slicer/load-piece.ts'

/** Loads the home page's featured projects, featured articles, texts and the piece of the day. */
export async function loadHome() {
  const [archives, projects, texts, people, piece] = await Promise.all([
    api.archives.highlighted({ limit: FEATURED_ARCHIVES }),
    api.projects.highlighted({ limit: FEATURED_PROJECTS }),
    api.site.home(),
    api.site.people(),
    loadPiece(),
  ])
  return {
    // Only the fields that cards show: the page carries them twice, as HTML and as data for hydration.
    archives: archives.data.result.map(toShownArchive),
    // No card here has a row of its own, in which the sheet of data would stand.
    projects: projects.data.map((project) => ({ ...toShownProject(project), sheet: [] })),
    texts: texts.data,
    people: people.data.people.map((person) => pick(person, ['key', 'name', 'work', 'picture', 'face'])),
    piece,
  }
}
export type HomeData = Awaited<ReturnType<typeof loadHome>>
