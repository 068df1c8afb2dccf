import { createFileRoute } from '@tanstack/react-router'
import { SiteSettings } from './screen.tsx'
import { sectionOf } from './sections.ts'

export const Route = createFileRoute('/_workbench/dashboard/site')({
  /** `secao` is the slug of the section, by default the first. */
  validateSearch: ({ secao }): { secao?: string | undefined } => ({
    secao: typeof secao === 'string' ? secao : undefined,
  }),
  component: Page,
})

function Page() {
  return <SiteSettings section={sectionOf(Route.useSearch().secao)} />
}
