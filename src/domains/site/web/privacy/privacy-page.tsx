import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../../app/api'
import { FailedPage } from '../../../../app/failed-page'
import { pageHead, siteOf } from '../../../../app/page-head.ts'
import { usePageView } from '../../../../app/page-view'
import { ListLoading } from '../../../../ui/public/list-loading'
import { PrivacyScreen } from './screen'

export const Route = createFileRoute('/_public/privacy')({
  loader: async () => (await api.site.privacy()).data,
  head: ({ matches }) => {
    const site = siteOf(matches)
    return pageHead(site, {
      title: 'Aviso de privacidade',
      description: `O que ${site?.company.name ?? ''} guarda de quem visita este site, para quê, por quanto tempo, e como pedir para ver ou apagar.`,
      path: '/privacy',
    })
  },
  component: PrivacyPage,
  errorComponent: FailedPage,
  pendingComponent: () => <ListLoading label="Carregando o aviso de privacidade" />,
})

function PrivacyPage() {
  usePageView('privacy')
  return <PrivacyScreen {...Route.useLoaderData()} />
}
