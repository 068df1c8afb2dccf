import { createFileRoute, redirect } from '@tanstack/react-router'
import { api } from '#client/calls/api.ts'
import { listHead, siteOf } from '#client/page/page-head.ts'
import { TRADE_NAMES, TRADE_SLUGS, type Trade, tradeOf } from '#domains/site/trades.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { pageSearch, readPage } from '#ui/public/paging.ts'
import { pendingPage } from '#ui/public/pending.tsx'
import { searchPath } from '#ui/public/search-path.ts'
import { LIST_TITLE, PAGE_SIZE } from '../../project.ts'
import { toShown } from '../parts/shown-card.ts'
import { ProjectList } from './screen.tsx'

interface Search {
  page?: number | undefined
  /** The search text, as submitted by a browser without JavaScript. */
  q?: string | undefined
  /** The trade that the list is limited to, as addresses call it. */
  area?: (typeof TRADE_SLUGS)[Trade] | undefined
}

export const Route = createFileRoute('/_public/projects')({
  staticData: { view: () => ({ analytics: 'page', page: 'project-list' }) },
  validateSearch: ({ page, q, area }): Search => {
    const trade = tradeOf(area)
    return {
      area: trade && TRADE_SLUGS[trade],
      ...pageSearch(readPage(page)),
      q: typeof q === 'string' ? q : undefined,
    }
  },
  beforeLoad: ({ search: { q } }) => {
    if (q) throw redirect({ href: searchPath(q), replace: true })
  },
  loaderDeps: ({ search: { page = 1, area } }) => ({ page, area }),
  loader: async ({ deps: { page, area } }) => {
    const trade = tradeOf(area)
    const { data, total, trades } = await api.projects.publics({ limit: PAGE_SIZE, page, trade })
    const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
    if (page > pages) throw redirect({ to: '/projects', search: { ...pageSearch(pages), area }, replace: true })
    return { projects: data.map(toShown), page, pages, total, trade, trades }
  },
  head: ({ loaderData, matches }) => {
    const site = siteOf(matches)
    const description = `O que ${site?.company.name} programou, soldou e imprimiu: cada projeto com técnica, datas e medidas.`
    const trade = loaderData?.trade
    const title = trade ? `Projetos de ${TRADE_NAMES[trade]}` : 'Projetos'
    return listHead(
      site,
      { title, description, path: '/projects', ...(trade && { query: `area=${TRADE_SLUGS[trade]}` }) },
      loaderData,
    )
  },
  component: ListPage,
  errorComponent: FailedPage,
  pendingComponent: pendingPage({ title: LIST_TITLE, words: 'Buscando na oficina.', label: 'Carregando os projetos' }),
})

function ListPage() {
  return <ProjectList {...Route.useLoaderData()} />
}
