import { createFileRoute } from '@tanstack/react-router'
import { BudgetPrinter } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/budget-printer')({
  staticData: { heading: 'Orçamento para imprimir' },
  /** `id` of the quote to print. */
  validateSearch: ({ id }): { id?: number | undefined } => {
    const number = Number(id)
    return { id: Number.isSafeInteger(number) && number > 0 ? number : undefined }
  },
  component: Page,
})

function Page() {
  return <BudgetPrinter id={Route.useSearch().id} />
}
