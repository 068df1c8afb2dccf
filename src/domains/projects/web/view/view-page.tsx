import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { api } from '#client/calls/api.ts'
import { load, readId } from '#client/calls/load.ts'
import { pageHead, siteOf } from '#client/page/page-head.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { StateScreen } from '#ui/public/state-screen.tsx'
import { loadProject } from '../parts/load-project.ts'
import { projectHead } from './head.ts'
import { ProjectView } from './screen.tsx'

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
  pendingComponent: lazyRouteComponent(() => import('./skeleton.tsx'), 'ProjectSkeleton'),
  notFoundComponent: () => (
    <StateScreen
      title="Este projeto não está na vitrine."
      picture={{ kind: 'board', seed: 'fora-da-vitrine' }}
      links={[
        { to: '/projects', label: 'Ver todos os projetos' },
        { to: '/', label: 'Ir para o início' },
      ]}
    >
      <p>Ou o endereço mudou, ou ele voltou para a bancada. Os outros continuam à vista.</p>
    </StateScreen>
  ),
})

function ViewPage() {
  const { project, around } = Route.useLoaderData()
  return <ProjectView key={project.id} project={project} around={around} />
}
