import { createFileRoute } from '@tanstack/react-router'
import { api } from '#client/calls/api.ts'
import { pageHead, siteOf } from '#client/page/page-head.ts'
import { PageText } from '#ui/prose/page-text.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { pendingList } from '#ui/public/pending.tsx'
import type { LegalHtml } from '../../contract.ts'
import { lowerHeadings } from './headings.ts'
import { LegalScreen } from './screen.tsx'

export const Route = createFileRoute('/_public/legal-compliance')({
  // Spelled as in the specification.
  staticData: { view: () => ({ analytics: 'page', page: 'legal-compilance' }) },
  loader: async () => {
    const texts = Object.entries((await api.site.legal()).data)
    const shown = texts.map(([name, html]) => [name, html && new PageText(name, lowerHeadings(html))])
    return Object.fromEntries(shown) as Record<keyof LegalHtml, PageText | ''>
  },
  head: ({ matches, loaderData }) => {
    const site = siteOf(matches)
    // Nothing is promised that the firm did not write.
    const isWritten = Object.values(loaderData ?? {}).some(Boolean)
    return pageHead(site, {
      title: 'Ética e Compliance',
      description: isWritten
        ? `O programa de compliance de ${site?.company.name ?? ''}: prevenção, detecção, remediação e código de confiança.`
        : `Como relatar o que não devia acontecer em ${site?.company.name ?? ''}.`,
      path: '/legal-compliance',
      picture: { src: '/og/page/legal-compliance.png', alt: 'Ética e Compliance' },
    })
  },
  component: () => <LegalScreen texts={Route.useLoaderData()} />,
  errorComponent: FailedPage,
  pendingComponent: pendingList('Carregando o programa de compliance'),
})
