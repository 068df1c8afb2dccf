import { createFileRoute } from '@tanstack/react-router'
import { api } from '#client/calls/api.ts'
import { load } from '#client/calls/load.ts'
import { loadLimited } from '#client/calls/load-limited.ts'
import { returnedForm } from '#client/calls/returned-form.ts'
import { pageHead, siteOf } from '#client/page/page-head.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { FormFailure } from '#ui/public/form-failure.tsx'
import { TooManyTries } from '#ui/public/link-over.tsx'
import { pendingList } from '#ui/public/pending.tsx'
import { StateScreen } from '#ui/public/state-screen.tsx'
import { CONFIRM_DAYS, SUBSCRIBE_PAGE } from '../../newsletter.ts'

/** Confirms an address by the link in its letter. Opening it changes nothing: programs that search e-mails do so too. */
export const Route = createFileRoute('/_public/boletim/confirmar/$token')({
  staticData: { isSecret: true, startsAtOnce: false },
  loader: ({ params: { token } }) =>
    loadLimited(async () => ({
      subscription: (await load(api.newsletter.confirmation({ token }))).data,
      returned: returnedForm(),
    })),
  head: ({ matches }) =>
    pageHead(siteOf(matches), {
      title: 'Confirmar o e-mail',
      description: 'Para quem pediu os artigos novos por e-mail.',
      index: false,
      isSecret: true,
    }),
  component: ConfirmPage,
  errorComponent: FailedPage,
  pendingComponent: pendingList('Abrindo a confirmação'),
  notFoundComponent: ConfirmationOver,
})

function ConfirmPage() {
  const { subscription, returned, refusal } = Route.useLoaderData()
  if (!subscription) return <TooManyTries text={refusal} />
  const { email, confirmed } = subscription
  if (confirmed)
    return (
      <StateScreen
        title="Pronto, está confirmado."
        picture={{ kind: 'stack', seed: 'boletim' }}
        links={[{ to: '/archive', label: 'Ver todos os arquivos' }]}
      >
        <p role="status">
          Cada artigo novo chega a <strong className="break-anywhere">{email}</strong>. Para sair, use o link que vem em
          cada um.
        </p>
      </StateScreen>
    )
  return (
    <StateScreen
      title="Confirme o seu e-mail."
      picture={{ kind: 'stack', seed: 'boletim' }}
      action={
        <form method="post" className="stack gap-75 items-start">
          <FormFailure text={returned?.error ?? ''} />
          <button type="submit" className="button">
            Confirmar
          </button>
        </form>
      }
      links={[]}
    >
      <p>
        Os artigos novos passam a chegar a <strong className="break-anywhere">{email}</strong>. Se não foi você quem
        pediu, feche esta página: nada é enviado.
      </p>
    </StateScreen>
  )
}

function ConfirmationOver() {
  return (
    <StateScreen
      title="Este link não vale mais."
      picture={{ kind: 'contour', seed: 'link-encerrado' }}
      links={[
        { href: SUBSCRIBE_PAGE, label: 'Pedir outro' },
        { to: '/archive', label: 'Ver todos os arquivos' },
      ]}
    >
      <p>Ele vale {CONFIRM_DAYS} dias, e o endereço não confirmado é apagado. Ou o link veio cortado.</p>
    </StateScreen>
  )
}
