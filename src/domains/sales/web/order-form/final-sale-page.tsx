import { createFileRoute, notFound, redirect, useRouter } from '@tanstack/react-router'
import { api } from '#client/calls/api.ts'
import { isMissing } from '#client/calls/failures.ts'
import { load, readId, requireModule } from '#client/calls/load.ts'
import { returnedForm } from '#client/calls/returned-form.ts'
import { pageHead, siteOf } from '#client/page/page-head.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { pendingList } from '#ui/public/pending.tsx'
import { StateScreen } from '#ui/public/state-screen.tsx'
import { checkoutPath, purchasePath, TOKEN_SALE } from '../../order.ts'
import { OrderScreen } from './screen.tsx'

interface Search {
  /** The key of the plan chosen on details-sale. */
  plan?: string | undefined
}

/** The order form. An order that was paid or waits for its Pix leads to its own page instead. */
export const Route = createFileRoute('/_public/final-sale/$token_sale/$id_app')({
  // The card's fields, and a provider's script, are loaded when somebody is about to act.
  staticData: { isSecret: true, startsAtOnce: false },
  validateSearch: ({ plan }): Search => (typeof plan === 'string' ? { plan } : {}),
  loader: async ({ params: { token_sale, id_app } }) => {
    const app = readId(id_app)
    if (app <= 0 || !TOKEN_SALE.test(token_sale)) throw notFound()
    const [offer, payments, order] = await Promise.all([
      load(api.sales.offer({ app })),
      api.sales.payments(),
      findOrder(token_sale),
    ])
    if (order?.purchase) throw redirect({ href: purchasePath(order.purchase) })
    if (order?.pix || order?.second_step) throw redirect({ href: checkoutPath(token_sale) })
    await requireModule('sales')
    if (!offer.data.buyable) throw notFound()
    return { offer: offer.data, payments: payments.data, returned: returnedForm() }
  },
  head: ({ matches }) =>
    pageHead(siteOf(matches), {
      title: 'Pedido',
      description: 'O pedido, com o que ele soma.',
      isSecret: true,
    }),
  component: FinalSalePage,
  errorComponent: FailedPage,
  pendingComponent: pendingList('Carregando o pedido'),
  notFoundComponent: () => (
    <StateScreen
      title="Não há o que pedir aqui."
      picture={{ kind: 'piece', seed: 'pedido-vazio' }}
      links={[
        { to: '/projects', label: 'Ver todos os projetos' },
        { to: '/contact', label: 'Falar com a gente' },
      ]}
    >
      <p>O projeto saiu de venda ou o endereço veio cortado. Nada foi cobrado.</p>
    </StateScreen>
  ),
})

/** The order with that token; undefined before it was sent. */
async function findOrder(token_sale: string) {
  try {
    return (await api.sales.state({ token_sale })).data
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

function FinalSalePage() {
  const { token_sale } = Route.useParams()
  const { plan } = Route.useSearch()
  const data = Route.useLoaderData()
  const router = useRouter()
  return (
    <OrderScreen
      key={token_sale}
      {...data}
      token_sale={token_sale}
      plan={plan}
      onOutdated={() => router.invalidate()}
    />
  )
}
