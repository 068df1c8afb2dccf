import { createFileRoute } from '@tanstack/react-router'
import { api } from '#client/calls/api.ts'
import { load } from '#client/calls/load.ts'
import { loadLimited } from '#client/calls/load-limited.ts'
import { returnedForm } from '#client/calls/returned-form.ts'
import { pageHead, siteOf } from '#client/page/page-head.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { LinkOver } from '#ui/public/link-over.tsx'
import { pendingList } from '#ui/public/pending.tsx'
import { BOOKED_FILES } from '../../booking.ts'
import { BookedScreen } from './booked-screen.tsx'
import { TooManyLooks } from './refusals.tsx'
import { lookedFor, readVisitSearch } from './search.ts'

/** What somebody has booked, by the link in their e-mail. It is not counted in the statistics. */
export const Route = createFileRoute('/_public/agendar/horario/$token')({
  staticData: { isSecret: true, isForClient: true },
  validateSearch: readVisitSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params: { token }, deps }) =>
    loadLimited(async () => ({
      booking: (await load(api.bookings.visit.booking({ token, free: deps.mudar === 1, ...lookedFor(deps) }))).data,
      returned: returnedForm(),
    })),
  head: ({ matches }) =>
    pageHead(siteOf(matches), {
      title: 'Horário marcado',
      description: 'Um horário marcado, para quem o marcou.',
      index: false,
      isSecret: true,
    }),
  component: Page,
  errorComponent: FailedPage,
  pendingComponent: pendingList('Carregando o horário'),
  notFoundComponent: LinkOver,
})

function Page() {
  const { booking, returned, refusal } = Route.useLoaderData()
  const { feito } = Route.useSearch()
  const { token } = Route.useParams()
  return booking ? (
    <BookedScreen booking={booking} file={`${BOOKED_FILES}/${token}.ics`} returned={returned} isDone={feito === 1} />
  ) : (
    <TooManyLooks text={refusal} />
  )
}
