import { createFileRoute } from '@tanstack/react-router'
import { api } from '#client/calls/api.ts'
import { load, requireModule } from '#client/calls/load.ts'
import { returnedForm } from '#client/calls/returned-form.ts'
import { pageHead, siteOf } from '#client/page/page-head.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { pendingList } from '#ui/public/pending.tsx'
import { CARD_TITLE, checkoutTitle } from '../../order.ts'
import { NoOrder } from './no-order.tsx'
import { CheckoutScreen } from './screen.tsx'

interface Search {
  /** The order's purchase token. */
  order?: string | undefined
}

/** The payment of an order: a Pix, the second step of a card, or another try. Without an order it offers the projects. */
export const Route = createFileRoute('/_public/checkout')({
  staticData: { isSecret: true },
  validateSearch: ({ order }): Search => (typeof order === 'string' ? { order } : {}),
  loaderDeps: ({ search: { order } }) => ({ order }),
  loader: async ({ deps: { order: token_sale } }) => {
    if (!token_sale) {
      await requireModule('sales')
      return undefined
    }
    const [order, payments] = await Promise.all([load(api.sales.state({ token_sale })), api.sales.payments()])
    return { order: order.data, payments: payments.data, returned: returnedForm() }
  },
  head: ({ matches, loaderData }) =>
    pageHead(siteOf(matches), {
      title: loaderData ? checkoutTitle(loaderData.order) : CARD_TITLE,
      description: 'O pagamento do pedido.',
      isSecret: true,
    }),
  component: CheckoutPage,
  errorComponent: FailedPage,
  pendingComponent: pendingList('Carregando o pedido'),
  notFoundComponent: NoOrder,
})

function CheckoutPage() {
  const data = Route.useLoaderData()
  if (!data) return <NoOrder />
  return <CheckoutScreen key={data.order.token_sale} {...data} />
}
