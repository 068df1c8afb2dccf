import { createFileRoute } from '@tanstack/react-router'
import { BillingSettings } from './billing/screen.tsx'
import { LogoSettings } from './logo/screen.tsx'
import { Redirects } from './redirects/screen.tsx'
import { SiteSettings } from './screen.tsx'
import { BILLING_SLUG, LOGO_SLUG, REDIRECTS_SLUG, sectionOf } from './sections.ts'

export const Route = createFileRoute('/_workbench/dashboard/site')({
  staticData: { heading: 'Site' },
  /** `secao` is the slug of the section, by default the first. */
  validateSearch: ({ secao }): { secao?: string | undefined } => ({
    secao: typeof secao === 'string' ? secao : undefined,
  }),
  component: Page,
})

function Page() {
  const { secao } = Route.useSearch()
  if (secao === LOGO_SLUG) return <LogoSettings />
  if (secao === REDIRECTS_SLUG) return <Redirects />
  return secao === BILLING_SLUG ? <BillingSettings /> : <SiteSettings section={sectionOf(secao)} />
}
