import { createFileRoute } from '@tanstack/react-router'
import { api } from '#client/calls/api.ts'
import { load } from '#client/calls/load.ts'
import { breadcrumbs, pageHead, siteOf } from '#client/page/page-head.ts'
import { personPath } from '#domains/site/person-path.ts'
import { PeopleMissing } from '#domains/site/web/parts/people-missing.tsx'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { pendingList } from '#ui/public/pending.tsx'
import { AuthorScreen } from './screen.tsx'

/** Articles on a person's page. */
const MOST = 100

export const Route = createFileRoute('/_public/pessoas/$key')({
  staticData: { view: () => ({ analytics: 'page', page: 'person' }) },
  loader: async ({ params: { key } }) => {
    const [{ data: person }, articles] = await Promise.all([
      load(api.site.person({ key })),
      api.archives.list({ author: key, limit: MOST }),
    ])
    return { person, articles: articles.data.result.map(({ id, title, date }) => ({ id, title, date })) }
  },
  head: ({ loaderData, matches }) => {
    const site = siteOf(matches)
    if (!loaderData) return pageHead(site, { title: 'Pessoa não encontrada', index: false })
    const { name, work, about, left } = loaderData.person
    return pageHead(site, {
      title: name,
      description: [work && `${name} ${work}.`, about].filter(Boolean).join(' ') || undefined,
      path: personPath(loaderData.person),
      picture: { src: `/og/person/${loaderData.person.key}.png`, alt: name },
      // Who has left is found by their articles, and not by their name.
      index: !left,
      data: {
        '@graph': [
          { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name, description: work || undefined } },
          breadcrumbs(site, { name: 'pessoas', path: '/pessoas' }, name),
        ],
      },
    })
  },
  component: () => <AuthorScreen {...Route.useLoaderData()} />,
  errorComponent: FailedPage,
  pendingComponent: pendingList('Carregando a página'),
  notFoundComponent: PeopleMissing,
})
