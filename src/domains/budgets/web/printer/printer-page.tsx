import { createFileRoute } from '@tanstack/react-router'
import { readRecordId } from '#client/page/search-params.ts'
import { BudgetPrinter } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/budget-printer')({
  staticData: { heading: 'Orçamento para imprimir' },
  /** `id` of the quote to print. */
  validateSearch: ({ id }): { id?: number | undefined } => ({ id: readRecordId(id) }),
  component: Page,
})

function Page() {
  return <BudgetPrinter id={Route.useSearch().id} />
}
