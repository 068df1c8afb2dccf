import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { api } from '#client/calls/api.ts'
import { load, readId, requireModule } from '#client/calls/load.ts'
import { pageHead, siteOf } from '#client/page/page-head.ts'
import { pick } from '#pick.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { StateScreen } from '#ui/public/state-screen.tsx'
import { OfferScreen } from './screen.tsx'

export const Route = createFileRoute('/_public/details-sale/$id')({
  staticData: { view: () => ({ analytics: 'page', page: 'details-sale' }) },
  loader: async ({ params }) => {
    const id = readId(params.id)
    if (id <= 0) throw notFound()
    await requireModule('sales')
    const [project] = (await load(api.projects.item({ id }))).data
    if (!project?.is_sale) throw notFound()
    const { data: offer } = await load(api.sales.offer({ app: id }))
    return { product: pick(project, ['id', 'title', 'trade', 'is_public', 'sale', 'resum']), offer }
  },
  head: ({ loaderData, matches }) => {
    const site = siteOf(matches)
    if (!loaderData) return pageHead(site, { title: 'Não está à venda', index: false })
    const { offer, product } = loaderData
    const { id, title, is_public } = product
    return pageHead(site, {
      title: `Planos e preços de ${title}`,
      description: `Quanto custa ${title}${offer.plans.length === 0 ? '.' : ', e o que cada plano mensal inclui.'}`,
      path: `/details-sale/${id}`,
      index: is_public,
    })
  },
  component: OfferPage,
  errorComponent: FailedPage,
  pendingComponent: lazyRouteComponent(() => import('./skeleton.tsx'), 'OfferSkeleton'),
  notFoundComponent: () => (
    <StateScreen
      title="Este projeto não está à venda."
      picture={{ kind: 'stack', seed: 'fora-do-balcao' }}
      links={[
        { to: '/projects', label: 'Ver todos os projetos' },
        { to: '/contact', label: 'Perguntar por ele' },
      ]}
    >
      <p>Ou ele saiu do balcão, ou o endereço mudou. O que se vende mostra o preço no próprio cartão.</p>
    </StateScreen>
  ),
})

function OfferPage() {
  const { product, offer } = Route.useLoaderData()
  return <OfferScreen key={product.id} product={product} offer={offer} />
}
