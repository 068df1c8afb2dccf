import { createFileRoute } from '@tanstack/react-router'
import { pageHead, siteOf } from '#client/page/page-head.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { pendingList } from '#ui/public/pending.tsx'
import { pagePath } from '../../booking.ts'
import { PageClosed, TooManyLooks } from './refusals.tsx'
import { VisitScreen } from './screen.tsx'
import { loadPage, readVisitSearch } from './search.ts'

/** A booking page with a public address. */
export const Route = createFileRoute('/_public/agendar/$slug')({
  validateSearch: readVisitSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params: { slug }, deps }) => loadPage(slug, deps),
  head: ({ loaderData, params, matches }) => {
    const page = loaderData?.page
    if (!page) return pageHead(siteOf(matches), { title: 'Agendamento', index: false })
    return pageHead(siteOf(matches), {
      title: page.name,
      description: page.description.replace(/\s+/g, ' ').slice(0, 200) || `Marque um horário com ${page.owner}.`,
      path: pagePath(params.slug),
    })
  },
  component: Page,
  errorComponent: FailedPage,
  pendingComponent: pendingList('Buscando horários livres'),
  notFoundComponent: PageClosed,
})

function Page() {
  const { page, returned, refusal } = Route.useLoaderData()
  return page ? <VisitScreen page={page} returned={returned} /> : <TooManyLooks text={refusal} />
}
