import { createFileRoute } from '@tanstack/react-router'
import { useChangeSearch } from '#client/page/use-change-search.ts'
import { BillsScreen, type BillsSearch } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/financial-report/bills')({
  staticData: { heading: 'A pagar e a receber' },
  validateSearch: ({ new: isNew }: Record<string, unknown>): BillsSearch => ({
    new: isNew === true ? true : undefined,
  }),
  component: Page,
})

function Page() {
  return <BillsScreen search={Route.useSearch()} onSearch={useChangeSearch()} />
}
