import { createFileRoute, notFound } from '@tanstack/react-router'
import { api } from '#client/calls/api.ts'
import { breadcrumbs, pageHead, siteOf } from '#client/page/page-head.ts'
import { toShown as toShownArchive } from '#domains/archives/archive.ts'
import { toShown } from '#domains/projects/web/parts/shown-card.ts'
import { isSaid, tradeOf, tradePath, tradePicturePath, tradeTitle } from '#domains/site/trades.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { pendingList } from '#ui/public/pending.tsx'
import { StateScreen } from '#ui/public/state-screen.tsx'
import { TradeScreen } from './screen.tsx'

export const Route = createFileRoute('/_public/areas/$area')({
  staticData: { view: () => ({ analytics: 'page', page: 'trade' }) },
  loader: async ({ params }) => {
    const trade = tradeOf(params.area)
    if (!trade) throw notFound()
    const { texts, projects, trades, archives } = (await api.projects.trade({ trade })).data
    return {
      ...{ trade, texts, total: trades[trade] },
      others: Object.values(trades).reduce((sum, count) => sum + count, 0) - trades[trade],
      projects: projects.map(toShown),
      archives: archives.map(toShownArchive),
    }
  },
  head: ({ loaderData, matches }) => {
    const site = siteOf(matches)
    if (!loaderData) return pageHead(site, { title: 'Área não encontrada', index: false })
    const { trade, texts, total } = loaderData
    const title = texts.title || tradeTitle(trade)
    return pageHead(site, {
      ...{ title, path: tradePath(trade), index: isSaid(texts) || total > 0 },
      description: texts.lead || undefined,
      picture: { src: tradePicturePath(trade), alt: title },
      data: {
        '@graph': [
          {
            '@type': 'Service',
            name: title,
            description: texts.lead || undefined,
            provider: { '@type': 'Organization', name: site?.company.name, url: `${site?.origin ?? ''}/` },
          },
          breadcrumbs(site, { name: 'projetos', path: '/projects' }, title),
        ],
      },
    })
  },
  component: () => <TradeScreen {...Route.useLoaderData()} />,
  errorComponent: FailedPage,
  pendingComponent: pendingList('Carregando a área'),
  notFoundComponent: () => (
    <StateScreen
      title="Isso nós não fazemos."
      picture={{ kind: 'stack', seed: 'area-vazia' }}
      links={[
        { to: '/projects', label: 'Ver os projetos' },
        { to: '/contact', label: 'Perguntar para nós' },
      ]}
    >
      <p>Ou o endereço tem um engano. O que fazemos está nos projetos, por área.</p>
    </StateScreen>
  ),
})
