import { createFileRoute, notFound } from '@tanstack/react-router'
import { api } from '#client/calls/api.ts'
import { pageHead, siteOf } from '#client/page/page-head.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { pendingList } from '#ui/public/pending.tsx'
import { PeopleMissing } from '../parts/people-missing.tsx'
import { PeopleScreen } from './screen.tsx'

export const Route = createFileRoute('/_public/pessoas/')({
  staticData: { view: () => ({ analytics: 'page', page: 'people' }) },
  loader: async () => {
    const [people, evidence] = await Promise.all([api.site.people(), api.site.evidence()])
    const { data } = people
    if (data.people.length === 0 && data.crafts.every(({ text }) => text === '')) throw notFound()
    return { ...data, figures: evidence.data }
  },
  head: ({ loaderData, matches }) => {
    const site = siteOf(matches)
    if (!loaderData) return pageHead(site, { title: 'Pessoas', index: false })
    return pageHead(site, {
      title: 'Quem faz',
      description: loaderData.lead || `Quem trabalha na ${site?.company.name ?? 'casa'}, e o que cada pessoa faz.`,
      path: '/pessoas',
      picture: { src: '/og/people.png', alt: loaderData.title || 'Quem faz' },
    })
  },
  component: () => <PeopleScreen {...Route.useLoaderData()} />,
  errorComponent: FailedPage,
  pendingComponent: pendingList('Carregando as pessoas'),
  notFoundComponent: PeopleMissing,
})
