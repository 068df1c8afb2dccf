import { createFileRoute } from '@tanstack/react-router'
import { requireModule } from '#client/calls/load.ts'
import { returnedForm } from '#client/calls/returned-form.ts'
import { pageHead, siteOf } from '#client/page/page-head.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { pendingList } from '#ui/public/pending.tsx'
import { StateScreen } from '#ui/public/state-screen.tsx'
import { CONFIRM_DAYS, SUBSCRIBE_PAGE } from '../../newsletter.ts'
import { SubscribeForm } from '../parts/subscribe-form.tsx'

interface Search {
  /** After an address was sent. */
  enviado?: 1 | undefined
}

/** Where the form of articles leads: what follows, or the form again with what is wrong. */
export const Route = createFileRoute('/_public/boletim')({
  validateSearch: ({ enviado }): Search => (enviado === 1 ? { enviado } : {}),
  loader: async () => {
    await requireModule('newsletter')
    return { returned: returnedForm() }
  },
  head: ({ matches }) =>
    pageHead(siteOf(matches), {
      title: 'Artigos novos por e-mail',
      description: 'Um e-mail a cada artigo novo, e nada mais.',
      path: SUBSCRIBE_PAGE,
      index: false,
    }),
  component: SubscribePage,
  errorComponent: FailedPage,
  pendingComponent: pendingList('Abrindo o boletim'),
  notFoundComponent: NewsletterOff,
})

function SubscribePage() {
  const { returned } = Route.useLoaderData()
  const { enviado } = Route.useSearch()
  if (enviado === 1 && !returned) return <Sent />
  return (
    <StateScreen
      title="Artigos novos por e-mail."
      picture={{ kind: 'stack', seed: 'boletim' }}
      action={<SubscribeForm returned={returned} isMain />}
      links={[]}
    >
      <p>Deixe o seu e-mail, e confirme pelo link que chega nele.</p>
    </StateScreen>
  )
}

const Sent = () => (
  <StateScreen
    title="Enviamos um e-mail para confirmar."
    picture={{ kind: 'stack', seed: 'boletim' }}
    links={[
      { to: '/archive', label: 'Ver todos os arquivos' },
      { href: SUBSCRIBE_PAGE, label: 'Usar outro e-mail' },
    ]}
  >
    <p role="status">
      Abra o e-mail e confirme pelo link, que vale {CONFIRM_DAYS} dias. Antes disso nada mais é enviado. Não chegou em
      alguns minutos? Veja na caixa de spam.
    </p>
  </StateScreen>
)

function NewsletterOff() {
  return (
    <StateScreen
      title="O boletim não está aberto."
      picture={{ kind: 'contour', seed: 'boletim-fechado' }}
      links={[
        { to: '/archive', label: 'Ver todos os arquivos' },
        { href: '/feed.xml', label: 'Assinar por RSS' },
      ]}
    >
      <p>Este site não envia artigos por e-mail agora. Quem já recebe pode sair pelo link de cada e-mail.</p>
    </StateScreen>
  )
}
