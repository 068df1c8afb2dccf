import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../../app/api'
import { FailedPage } from '../../../../app/failed-page'
import { pageHead, siteOf } from '../../../../app/page-head.ts'
import { usePageView } from '../../../../app/page-view'
import { ListLoading } from '../../../../ui/public/list-loading'
import { LegalScreen } from './screen'

export const Route = createFileRoute('/_public/legal-compliance')({
  loader: async () => (await api.site.legal()).data,
  head: ({ matches }) => {
    const site = siteOf(matches)
    return pageHead(site, {
      title: 'Ética e Compliance',
      description: `O programa de compliance de ${site?.company.name ?? ''}: prevenção, detecção, remediação e código de confiança.`,
      path: '/legal-compliance',
    })
  },
  component: LegalPage,
  errorComponent: FailedPage,
  pendingComponent: () => <ListLoading label="Carregando o programa de compliance" />,
})

function LegalPage() {
  // The specification's spelling.
  usePageView('legal-compilance')
  return <LegalScreen texts={Route.useLoaderData()} />
}
