import { createFileRoute, redirect } from '@tanstack/react-router'
import { api } from '#client/api.ts'
import { siteOf } from '#client/page-head.ts'
import { usePageView } from '#client/page-view.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { pageSearch, readPage } from '#ui/public/paging.ts'
import { searchPath } from '#ui/public/search-path.ts'
import { PAGE_SIZE } from '../../project.ts'
import { listHead } from './head.ts'
import { ProjectList, ProjectsLoading } from './screen.tsx'

interface Search {
  page?: number | undefined
  /** What the search form sends in a browser without scripts. */
  q?: string | undefined
}

export const Route = createFileRoute('/_public/projects')({
  validateSearch: ({ page, q }): Search => ({
    ...pageSearch(readPage(page)),
    // The router reads '?q=12' as a number.
    q: q === undefined ? undefined : String(q).trim(),
  }),
  beforeLoad: ({ search: { q } }) => {
    if (q) throw redirect({ href: searchPath(q), replace: true })
  },
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: async ({ deps: { page } }) => {
    const { data, total } = await api.projects.publics({ limit: PAGE_SIZE, page })
    const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
    if (page > pages) throw redirect({ to: '/projects', search: pageSearch(pages), replace: true })
    const projects = data.map(({ id, title, trade, is_sale, is_sketch, sale: { value }, resum }) => {
      return { id, title, trade, is_sale, is_sketch, sale: { value }, resum }
    })
    return { projects, page, pages, total }
  },
  head: ({ loaderData, matches }) => listHead(siteOf(matches), loaderData?.page ?? 1, loaderData?.pages ?? 1),
  component: ListPage,
  errorComponent: FailedPage,
  pendingComponent: ProjectsLoading,
})

function ListPage() {
  usePageView('project-list')
  return <ProjectList {...Route.useLoaderData()} />
}
