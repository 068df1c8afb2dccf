import { createFileRoute } from '@tanstack/react-router'
import { api } from '#client/calls/api.ts'
import { load } from '#client/calls/load.ts'
import { loadLimited } from '#client/calls/load-limited.ts'
import { returnedForm } from '#client/calls/returned-form.ts'
import { pageHead, siteOf } from '#client/page/page-head.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { FormFailure } from '#ui/public/form-failure.tsx'
import { LinkOver, TooManyTries } from '#ui/public/link-over.tsx'
import { pendingList } from '#ui/public/pending.tsx'
import { StateScreen } from '#ui/public/state-screen.tsx'

/** Takes a reader off the list by the link in each letter. Opening it changes nothing. */
export const Route = createFileRoute('/_public/boletim/sair/$token')({
  staticData: { isSecret: true, startsAtOnce: false },
  loader: ({ params: { token } }) =>
    loadLimited(async () => ({
      subscription: (await load(api.newsletter.subscription({ token }))).data,
      returned: returnedForm(),
    })),
  head: ({ matches }) =>
    pageHead(siteOf(matches), {
      title: 'Deixar de receber',
      description: 'Para quem recebe os artigos novos por e-mail.',
      index: false,
      isSecret: true,
    }),
  component: LeavePage,
  errorComponent: FailedPage,
  pendingComponent: pendingList('Abrindo a inscrição'),
  notFoundComponent: LinkOver,
})

function LeavePage() {
  const { subscription, returned, refusal } = Route.useLoaderData()
  if (!subscription) return <TooManyTries text={refusal} />
  if (!subscription.email)
    return (
      <StateScreen
        title="Você saiu da lista."
        picture={{ kind: 'contour', seed: 'boletim-fechado' }}
        links={[{ to: '/archive', label: 'Ver todos os arquivos' }]}
      >
        <p role="status">O endereço foi apagado, e nenhum artigo chega mais a ele.</p>
      </StateScreen>
    )
  return (
    <StateScreen
      title="Deixar de receber os artigos?"
      picture={{ kind: 'contour', seed: 'boletim-fechado' }}
      action={
        <form method="post" className="stack gap-75 items-start">
          <FormFailure text={returned?.error ?? ''} />
          <button type="submit" className="button">
            Deixar de receber
          </button>
        </form>
      }
      links={[]}
    >
      <p>
        <strong className="break-anywhere">{subscription.email}</strong> sai da lista, e o endereço é apagado.
      </p>
    </StateScreen>
  )
}
