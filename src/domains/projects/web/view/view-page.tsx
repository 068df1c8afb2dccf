import { createFileRoute, redirect } from '@tanstack/react-router'
import { api } from '#client/api.ts'
import { load, readId } from '#client/load.ts'
import { pageHead, siteOf } from '#client/page-head.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { loadProject } from '../parts/load-project.ts'
import { ProjectAbsent } from './absent.tsx'
import { projectHead } from './head.ts'
import { ProjectView } from './screen.tsx'
import { ProjectSkeleton } from './skeleton.tsx'

export const Route = createFileRoute('/_public/project-view/$id')({
  staticData: { view: ({ id }) => ({ analytics: 'page', page: `project-${readId(id)}` }) },
  loader: async ({ params }) => {
    const id = readId(params.id)
    if (id <= 0) throw redirect({ to: '/projects', replace: true })
    const [project, around] = await Promise.all([loadProject(id), load(api.projects.around({ id }))])
    return { project, around: around.data }
  },
  head: ({ loaderData, matches }) => {
    const site = siteOf(matches)
    return loaderData
      ? projectHead(site, loaderData.project)
      : pageHead(site, { title: 'Projeto não encontrado', index: false })
  },
  component: ViewPage,
  errorComponent: FailedPage,
  pendingComponent: ProjectSkeleton,
  notFoundComponent: ProjectAbsent,
})

function ViewPage() {
  const { project, around } = Route.useLoaderData()
  return <ProjectView key={project.id} project={project} around={around} />
}
