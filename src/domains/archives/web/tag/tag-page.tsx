import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { api } from '#client/calls/api.ts'
import { breadcrumbs, listHead, pageHead, siteOf } from '#client/page/page-head.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { pageSearch, readPage } from '#ui/public/paging.ts'
import { pendingPage } from '#ui/public/pending.tsx'
import { StateScreen } from '#ui/public/state-screen.tsx'
import { PAGE_SIZE, toShown } from '../../archive.ts'
import { isTagSlug, tagFeedPath, tagPath, tagPicturePath, tagSlug } from '../../tags.ts'
import { TagView } from './screen.tsx'

export const Route = createFileRoute('/_public/archive/$tag')({
  staticData: { view: () => ({ analytics: 'page', page: 'archive-list' }) },
  validateSearch: ({ page }): { page?: number | undefined } => pageSearch(readPage(page)),
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: async ({ params: { tag }, deps: { page } }) => {
    if (!isTagSlug(tag)) throw notFound()
    const { data, total } = await api.archives.list({ limit: PAGE_SIZE, page, tag })
    if (total === 0) throw notFound()
    const pages = Math.ceil(total / PAGE_SIZE)
    if (page > pages) throw redirect({ to: '/archive/$tag', params: { tag }, search: pageSearch(pages), replace: true })
    const name = data.result[0]?.tags.find((one) => tagSlug(one) === tag) ?? tag
    return { tag: { slug: tag, name }, archives: data.result.map(toShown), page, pages, total }
  },
  head: ({ loaderData, matches }) => {
    const site = siteOf(matches)
    if (!loaderData) return pageHead(site, { title: 'Assunto não encontrado', index: false })
    const { slug, name } = loaderData.tag
    const description = `O que ${site?.company.name} escreveu sobre ${name}: medições, código e contas de bancada.`
    const { meta, links } = listHead(
      site,
      { title: name, description, path: tagPath(slug), picture: tagPicturePath(slug) },
      loaderData,
    )
    const place = {
      '@context': 'https://schema.org',
      ...breadcrumbs(site, { name: 'arquivos', path: '/archive' }, name),
    }
    const feed = { rel: 'alternate', type: 'application/rss+xml', href: tagFeedPath(slug), title: name }
    return { meta: [...meta, { 'script:ld+json': place }], links: [...links, feed] }
  },
  component: TagPage,
  errorComponent: FailedPage,
  pendingComponent: pendingPage({ title: 'Assunto', words: 'Buscando na estante.', label: 'Carregando os arquivos' }),
  notFoundComponent: () => (
    <StateScreen
      title="Ninguém escreveu sobre isso aqui."
      picture={{ kind: 'contour', seed: 'assunto-vazio' }}
      links={[
        { to: '/archive', label: 'Ver todos os arquivos' },
        { to: '/', label: 'Ir para o início' },
      ]}
    >
      <p>Ou o assunto mudou de nome, ou o último texto sobre ele saiu da estante.</p>
    </StateScreen>
  ),
})

function TagPage() {
  return <TagView {...Route.useLoaderData()} />
}
