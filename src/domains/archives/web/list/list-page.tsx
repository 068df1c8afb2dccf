import { createFileRoute, redirect } from '@tanstack/react-router'
import { api } from '#client/api.ts'
import { siteOf } from '#client/page-head.ts'
import { usePageView } from '#client/page-view.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { pageSearch, readPage } from '#ui/public/paging.ts'
import { PAGE_SIZE } from '../../archive.ts'
import { listHead } from './head.ts'
import { ArchivesLoading } from './loading.tsx'
import { ArchiveList } from './screen.tsx'

export const Route = createFileRoute('/_public/archive')({
  validateSearch: ({ page }): { page?: number | undefined } => pageSearch(readPage(page)),
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: async ({ deps: { page } }) => {
    const { data, total } = await api.archives.list({ limit: PAGE_SIZE, page })
    const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
    if (page > pages) throw redirect({ to: '/archive', search: pageSearch(pages), replace: true })
    const archives = data.result.map(({ id, title, preview, image, date, views, likes }) => {
      return { id, title, preview, image, date, views, likes }
    })
    return { archives, page, pages, total }
  },
  head: ({ loaderData, matches }) => listHead(siteOf(matches), loaderData?.page ?? 1, loaderData?.pages ?? 1),
  component: ListPage,
  errorComponent: FailedPage,
  pendingComponent: ArchivesLoading,
})

function ListPage() {
  usePageView('archive-list')
  return <ArchiveList {...Route.useLoaderData()} />
}
