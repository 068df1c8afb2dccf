import { createFileRoute } from '@tanstack/react-router'
import { pageHead, siteOf } from '#client/page/page-head.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { pendingList } from '#ui/public/pending.tsx'
import { PageClosed, TooManyLooks } from './refusals.tsx'
import { VisitScreen } from './screen.tsx'
import { loadPage, readVisitSearch } from './search.ts'

/** A booking page by its secret link. It is not counted in the statistics. */
export const Route = createFileRoute('/_public/agendar/privado/$token')({
  staticData: { isSecret: true, isForClient: true },
  validateSearch: readVisitSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params: { token }, deps }) => loadPage(token, deps),
  head: ({ matches }) =>
    pageHead(siteOf(matches), {
      title: 'Agendamento',
      description: 'Uma página de agendamento, para quem recebeu o link.',
      index: false,
      isSecret: true,
    }),
  component: Page,
  errorComponent: FailedPage,
  pendingComponent: pendingList('Buscando horários livres'),
  notFoundComponent: PageClosed,
})

function Page() {
  const { page, returned, refusal } = Route.useLoaderData()
  return page ? <VisitScreen page={page} returned={returned} /> : <TooManyLooks text={refusal} />
}
