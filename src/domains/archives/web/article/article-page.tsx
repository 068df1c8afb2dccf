import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { api } from '#client/calls/api.ts'
import { load, readId } from '#client/calls/load.ts'
import { pageHead, siteOf } from '#client/page/page-head.ts'
import { PageText } from '#ui/prose/page-text.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { StateScreen } from '#ui/public/state-screen.tsx'
import { articleHead } from './head.ts'
import { PageContents } from './page-contents.ts'
import { ArticleView } from './screen.tsx'

export const Route = createFileRoute('/_public/archive-view/$id')({
  staticData: { view: ({ id }) => ({ analytics: 'archive', id: readId(id) }) },
  loader: async ({ params }) => {
    const id = readId(params.id)
    if (id <= 0) throw redirect({ to: '/archive', replace: true })
    const [archive] = (await load(api.archives.item({ id }))).data.result
    // The page shows the rendered text and summary; their sources would only make it larger.
    const { markdown: _, description: __, preview: ___, ...article } = archive!
    return { ...article, html: new PageText('article', article.html), contents: new PageContents(article.contents) }
  },
  head: ({ loaderData, matches }) => {
    const site = siteOf(matches)
    return loaderData
      ? articleHead(site, loaderData)
      : pageHead(site, { title: 'Arquivo não encontrado', index: false })
  },
  component: ArticlePage,
  errorComponent: FailedPage,
  pendingComponent: lazyRouteComponent(() => import('./skeleton.tsx'), 'ArticleSkeleton'),
  notFoundComponent: () => (
    <StateScreen
      title="Este arquivo não está na estante."
      picture={{ kind: 'contour', seed: 'fora-da-estante' }}
      links={[
        { to: '/archive', label: 'Ver todos os arquivos' },
        { to: '/', label: 'Ir para o início' },
      ]}
    >
      <p>Ou o endereço mudou, ou o texto voltou para a bancada. Os outros continuam onde estavam.</p>
    </StateScreen>
  ),
})

function ArticlePage() {
  const article = Route.useLoaderData()
  return <ArticleView key={article.id} article={article} />
}
