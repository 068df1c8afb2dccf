import { createFileRoute } from '@tanstack/react-router'
import { YearScreen } from './screen.tsx'

/** The first and the last year there may be. */
const [FIRST, LAST] = [1900, 2199]

export const Route = createFileRoute('/_workbench/dashboard/financial-report/year')({
  staticData: { heading: 'Ano' },
  validateSearch: ({ year }): { year?: number | undefined } => ({
    year:
      Number.isInteger(year) && (year as number) >= FIRST && (year as number) <= LAST ? (year as number) : undefined,
  }),
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <YearScreen
      year={Route.useSearch().year}
      onYear={(year) => void navigate({ search: { year }, resetScroll: false })}
    />
  )
}
