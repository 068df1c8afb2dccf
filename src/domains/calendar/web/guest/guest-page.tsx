import { createFileRoute, useRouter } from '@tanstack/react-router'
import { api } from '#client/calls/api.ts'
import { load } from '#client/calls/load.ts'
import { loadLimited } from '#client/calls/load-limited.ts'
import { returnedForm } from '#client/calls/returned-form.ts'
import { pageHead, siteOf } from '#client/page/page-head.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { LinkOver, TooManyTries } from '#ui/public/link-over.tsx'
import { pendingList } from '#ui/public/pending.tsx'
import { GuestScreen } from './screen.tsx'

/** An event for somebody from outside who was invited, by a secret link. It is not counted in the statistics. */
export const Route = createFileRoute('/_public/convite/$token')({
  staticData: { isSecret: true, isForClient: true, startsAtOnce: false },
  loader: ({ params: { token } }) =>
    loadLimited(async () => ({
      invitation: (await load(api.calendar.guests.read({ token }))).data,
      returned: returnedForm(),
    })),
  head: ({ matches }) =>
    pageHead(siteOf(matches), {
      title: 'Convite',
      description: 'Um convite, para quem recebeu o link.',
      index: false,
      isSecret: true,
    }),
  component: GuestPage,
  errorComponent: FailedPage,
  pendingComponent: pendingList('Carregando o convite'),
  notFoundComponent: LinkOver,
})

function GuestPage() {
  const { token } = Route.useParams()
  const { invitation, returned, refusal } = Route.useLoaderData()
  const router = useRouter()
  if (!invitation) return <TooManyTries text={refusal} />
  return (
    <GuestScreen
      invitation={invitation}
      token={token}
      returned={returned}
      onAnswered={async () => void (await router.invalidate())}
    />
  )
}
