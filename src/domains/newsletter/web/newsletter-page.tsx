import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '#client/page/search-params.ts'
import { NewsletterScreen } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/newsletter')({
  staticData: { heading: 'Boletim' },
  validateSearch: ({ q }): { /** What the readers are searched for. */ q?: string | undefined } => ({
    q: readSearch(q),
  }),
  component: Page,
})

function Page() {
  const { q } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <NewsletterScreen
      q={q}
      onSearch={(next) => void navigate({ search: { q: next }, replace: q !== undefined, resetScroll: false })}
    />
  )
}
