import { createFileRoute, notFound } from '@tanstack/react-router'
import { api } from '#client/api.ts'
import { readId } from '#client/load.ts'
import { pageHead, siteOf } from '#client/page-head.ts'
import { usePageView } from '#client/page-view.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { loadProject } from '../parts/load-project.ts'
import { SaleAbsent } from './absent.tsx'
import { SaleScreen } from './screen.tsx'
import { SaleSkeleton } from './skeleton.tsx'

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
