import { createFileRoute } from '@tanstack/react-router'
import { returnedForm } from '#client/calls/returned-form.ts'
import { pageHead, siteOf } from '#client/page/page-head.ts'
import { StateScreen } from '#ui/public/state-screen.tsx'
import { SendLinks } from '../parts/send-links.tsx'

interface Search {
  /** After a request was posted without JavaScript. */
  enviados?: 1 | undefined
}

/** Requests the links of one's purchases again: where the form leads without JavaScript. */
export const Route = createFileRoute('/_public/download-purchase/links')({
  staticData: { isSecret: true, startsAtOnce: false },
  validateSearch: ({ enviados }): Search => (enviados === 1 ? { enviados } : {}),
  loader: () => ({ returned: returnedForm() }),
  head: ({ matches }) =>
    pageHead(siteOf(matches), {
      title: 'Links das compras',
      description: 'Os links das suas compras, de novo por e-mail.',
      isSecret: true,
    }),
  component: LinksPage,
})

function LinksPage() {
  const { returned } = Route.useLoaderData()
  const { enviados } = Route.useSearch()
  return (
    <StateScreen
      title="Os links das suas compras."
      picture={{ kind: 'stack', seed: 'links-das-compras' }}
      action={<SendLinks wasSent={enviados === 1} returned={returned} isMain />}
      links={[
        { to: '/contact', label: 'Falar com a gente' },
        { to: '/projects', label: 'Ver todos os projetos' },
      ]}
    >
      <p>Escreva o e-mail que usou na compra. Os links de tudo o que ele comprou vão para ele.</p>
    </StateScreen>
  )
}
