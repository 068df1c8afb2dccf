import { createFileRoute, notFound } from '@tanstack/react-router'
import { api } from '../../../../app/api'
import { FailedPage } from '../../../../app/failed-page'
import { pageHead, siteOf } from '../../../../app/page-head.ts'
import { usePageView } from '../../../../app/page-view'
import { loadProject, readId } from '../parts/load-project.ts'
import { SaleAbsent } from './absent'
import { SaleScreen } from './screen'
import { SaleSkeleton } from './skeleton'

export const Route = createFileRoute('/_public/details-sale/$id')({
  loader: async ({ params }) => {
    const id = readId(params.id)
    if (id <= 0) throw notFound()
    const [project, plans] = await Promise.all([loadProject(id), api.site.plans()])
    if (!project.is_sale) throw notFound()
    const { title, trade, is_public, sale, resum } = project
    return { offer: { id, title, trade, is_public, sale, resum }, plans: plans.data }
  },
  head: ({ loaderData, matches }) => {
    const site = siteOf(matches)
    if (!loaderData) return pageHead(site, { title: 'Não está à venda', index: false })
    const { id, title, is_public } = loaderData.offer
    return pageHead(site, {
      title: `Planos e preços de ${title}`,
      description: `Quanto custa ${title}, e o que cada plano mensal inclui.`,
      path: `/details-sale/${id}`,
      index: is_public,
    })
  },
  component: SalePage,
  errorComponent: FailedPage,
  pendingComponent: SaleSkeleton,
  notFoundComponent: SaleAbsent,
})

function SalePage() {
  const { offer, plans } = Route.useLoaderData()
  usePageView('details-sale')
  return <SaleScreen key={offer.id} offer={offer} plans={plans} />
}
