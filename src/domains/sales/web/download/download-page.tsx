import { createFileRoute, notFound, useRouter } from '@tanstack/react-router'
import { api } from '#client/calls/api.ts'
import { load, readId } from '#client/calls/load.ts'
import { loadLimited } from '#client/calls/load-limited.ts'
import { returnedForm } from '#client/calls/returned-form.ts'
import { pageHead, siteOf } from '#client/page/page-head.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { TooManyTries } from '#ui/public/link-over.tsx'
import { pendingList } from '#ui/public/pending.tsx'
import { readPurchase } from '../../order.ts'
import { NoPurchase } from './no-purchase.tsx'
import { DownloadScreen } from './screen.tsx'

/** The thank-you page, by the data of a purchase: its code and its user in either order. */
export const Route = createFileRoute('/_public/download-purchase/$token_sale/$id_app/$one/$other')({
  staticData: { isSecret: true, startsAtOnce: false },
  loader: async ({ params: { token_sale, id_app, one, other } }) => {
    const app = readId(id_app)
    if (app <= 0) throw notFound()
    return loadLimited(async () => {
      const [bought, payments] = await Promise.all([
        load(api.sales.purchase({ token_sale, app, ...readPurchase(one, other) })),
        api.sales.payments(),
      ])
      return { bought: bought.data, mail: payments.data.mail, returned: returnedForm() }
    })
  },
  head: ({ matches }) =>
    pageHead(siteOf(matches), {
      title: 'Download',
      description: 'O download de uma compra.',
      isSecret: true,
    }),
  component: DownloadPage,
  errorComponent: FailedPage,
  pendingComponent: pendingList('Carregando a compra'),
  notFoundComponent: NoPurchase,
})

function DownloadPage() {
  const { bought, mail, returned, refusal } = Route.useLoaderData()
  const { token_sale, one, other } = Route.useParams()
  const router = useRouter()
  if (!bought) return <TooManyTries text={refusal} />
  const withdraw = async () => {
    await api.sales.withdraw({ token_sale, app: bought.app, ...readPurchase(one, other) })
    await router.invalidate()
  }
  return <DownloadScreen bought={bought} hasMail={mail} returned={returned} onWithdraw={withdraw} />
}
