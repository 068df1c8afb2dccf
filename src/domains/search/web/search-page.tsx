import { createFileRoute, redirect } from '@tanstack/react-router'
import { api } from '#client/calls/api.ts'
import { loadLimited } from '#client/calls/load-limited.ts'
import { pageHead, siteOf } from '#client/page/page-head.ts'
import { cleanSearch } from '#fold.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { pageSearch, readPage } from '#ui/public/paging.ts'
import type { Kind } from '../contract.ts'
import { PAGE_SIZE } from '../search.ts'
import { SearchScreen } from './screen.tsx'
import { Searching } from './searching.tsx'
import { toShown } from './shown.ts'
import { TooManySearches } from './states.tsx'

export const Route = createFileRoute('/_public/projects/$search')({
  // What is shown while it searches is in the file of the page, whose styles it has.
  codeSplitGroupings: [['component', 'pendingComponent']],
  staticData: { view: () => ({ analytics: 'page', page: 'search' }) },
  validateSearch: ({ page, kind }): { page?: number | undefined; kind?: Kind | undefined } => ({
    ...pageSearch(readPage(page)),
    kind: kind === 'project' || kind === 'archive' || kind === 'page' ? kind : undefined,
  }),
  loaderDeps: ({ search: { page = 1, kind } }) => ({ page, kind }),
  loader: async ({ params, deps: { page, kind } }) => {
    const text = cleanSearch(params.search)
    if (text === '') throw redirect({ to: '/projects', replace: true })
    return loadLimited(async () => {
      const found = await api.search.find({ q: text, limit: PAGE_SIZE, page, kind })
      const last = Math.max(1, Math.ceil(found.total / PAGE_SIZE))
      if (page > last)
        throw redirect({ to: '/projects/$search', params, search: { ...pageSearch(last), kind }, replace: true })
      return { text, page, last, kind, ...found, data: found.data.map(toShown) }
    })
  },
  head: ({ matches, params }) =>
    pageHead(siteOf(matches), { title: `Busca por “${cleanSearch(params.search)}”`, index: false }),
  component: SearchPage,
  errorComponent: FailedPage,
  pendingComponent: () => <Searching text={cleanSearch(Route.useParams().search)} />,
})

function SearchPage() {
  const shown = Route.useLoaderData()
  return shown.refusal !== undefined ? <TooManySearches text={shown.refusal} /> : <SearchScreen {...shown} />
}
