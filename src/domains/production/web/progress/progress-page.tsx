import { createFileRoute } from '@tanstack/react-router'
import { api } from '#client/calls/api.ts'
import { load } from '#client/calls/load.ts'
import { loadLimited } from '#client/calls/load-limited.ts'
import { pageHead, siteOf } from '#client/page/page-head.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { LinkOver, TooManyTries } from '#ui/public/link-over.tsx'
import { pendingList } from '#ui/public/pending.tsx'
import { ProgressScreen } from './screen.tsx'

/** What a client sees of a line, by a secret link. It is not counted in the statistics, and its head names no project. */
export const Route = createFileRoute('/_public/andamento/$token')({
  staticData: { isSecret: true, isForClient: true, startsAtOnce: false },
  loader: ({ params: { token } }) =>
    loadLimited(async () => ({ progress: (await load(api.production.progress.read({ token }))).data })),
  head: ({ matches }) =>
    pageHead(siteOf(matches), {
      title: 'Andamento',
      description: 'O andamento de um projeto, para quem recebeu o link.',
      isSecret: true,
    }),
  component: ProgressPage,
  errorComponent: FailedPage,
  pendingComponent: pendingList('Carregando o andamento'),
  notFoundComponent: LinkOver,
})

function ProgressPage() {
  const { progress, refusal } = Route.useLoaderData()
  return progress ? <ProgressScreen progress={progress} /> : <TooManyTries text={refusal} />
}
