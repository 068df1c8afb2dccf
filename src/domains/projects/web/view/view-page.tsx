import { createFileRoute, redirect } from '@tanstack/react-router'
import { FailedPage } from '../../../../app/failed-page'
import { pageHead, siteOf } from '../../../../app/page-head.ts'
import { usePageView } from '../../../../app/page-view'
import { loadProject, readId } from '../parts/load-project.ts'
import { ProjectAbsent } from './absent'
import { projectHead } from './head.ts'
import { ProjectView } from './screen'
import { ProjectSkeleton } from './skeleton'

export const Route = createFileRoute('/_public/project-view/$id')({
  loader: ({ params }) => {
    const id = readId(params.id)
    if (id <= 0) throw redirect({ to: '/projects', replace: true })
    return loadProject(id)
  },
  head: ({ loaderData, matches }) => {
    const site = siteOf(matches)
    return loaderData
      ? projectHead(site, loaderData)
      : pageHead(site, { title: 'Projeto não encontrado', index: false })
  },
  component: ViewPage,
  errorComponent: FailedPage,
  pendingComponent: ProjectSkeleton,
  notFoundComponent: ProjectAbsent,
})

function ViewPage() {
  const project = Route.useLoaderData()
  usePageView(`project-${project.id}`)
  return <ProjectView key={project.id} project={project} />
}
