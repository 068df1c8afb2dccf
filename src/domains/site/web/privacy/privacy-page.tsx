import { createFileRoute } from '@tanstack/react-router'
import { api } from '#client/calls/api.ts'
import { pageHead, siteOf } from '#client/page/page-head.ts'
import { PageText } from '#ui/prose/page-text.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { pendingList } from '#ui/public/pending.tsx'
import { PrivacyScreen } from './screen.tsx'

export const Route = createFileRoute('/_public/privacy')({
  staticData: { view: () => ({ analytics: 'page', page: 'privacy' }) },
  loader: async () => {
    const { notice, updated } = (await api.site.privacy()).data
    return { notice: new PageText('notice', notice), updated }
  },
  head: ({ matches }) => {
    const site = siteOf(matches)
    return pageHead(site, {
      title: 'Aviso de privacidade',
      description: `O que ${site?.company.name ?? ''} guarda de quem visita este site, para quê, por quanto tempo, e como pedir para ver ou apagar.`,
      path: '/privacy',
      picture: { src: '/og/page/privacy.png', alt: 'Aviso de privacidade' },
    })
  },
  component: () => <PrivacyScreen {...Route.useLoaderData()} />,
  errorComponent: FailedPage,
  pendingComponent: pendingList('Carregando o aviso de privacidade'),
})
