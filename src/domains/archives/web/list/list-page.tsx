import { createFileRoute, redirect } from '@tanstack/react-router'
import { api } from '#client/calls/api.ts'
import { listHead, siteOf } from '#client/page/page-head.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { pageSearch, readPage } from '#ui/public/paging.ts'
import { pendingPage } from '#ui/public/pending.tsx'
import { LIST_TITLE, OFFERED_TAGS, PAGE_SIZE, toShown } from '../../archive.ts'
import { ArchiveList } from './screen.tsx'

export const Route = createFileRoute('/_public/archive')({
  staticData: { view: () => ({ analytics: 'page', page: 'archive-list' }) },
  validateSearch: ({ page }): { page?: number | undefined } => pageSearch(readPage(page)),
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: async ({ deps: { page } }) => {
    const [{ data, total }, tags] = await Promise.all([
      api.archives.list({ limit: PAGE_SIZE, page }),
      api.archives.tags({}),
    ])
    const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
    if (page > pages) throw redirect({ to: '/archive', search: pageSearch(pages), replace: true })
    const names = tags.data.slice(0, OFFERED_TAGS).map(({ name }) => name)
    return { archives: data.result.map(toShown), tags: names, page, pages, total }
  },
  head: ({ loaderData, matches }) => {
    const site = siteOf(matches)
    const description = `Notas de bancada, medições e código de ${site?.company.name}, do mais novo ao mais antigo.`
    return listHead(site, { title: LIST_TITLE, description, path: '/archive' }, loaderData)
  },
  component: ListPage,
  errorComponent: FailedPage,
  pendingComponent: pendingPage({ title: LIST_TITLE, words: 'Buscando na estante.', label: 'Carregando os arquivos' }),
})

function ListPage() {
  return <ArchiveList {...Route.useLoaderData()} />
}
