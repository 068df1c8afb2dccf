import { createFileRoute } from '@tanstack/react-router'
import { NEW_BUDGET } from '../parts/new-budget.ts'
import { EditBudget } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/budget-create')({
  staticData: { heading: 'New Budget' },
  /**
   * `id` of the quote to change; absent or -1 for a new one. A new one's number, once it is drawn, is `number`: who
   * reloads the form goes on with it. `cliente` is the client's record that a new one begins with.
   */
  validateSearch: ({
    id,
    number,
    cliente,
  }): { id?: number | undefined; number?: number | undefined; cliente?: number | undefined } => ({
    id: id === undefined ? undefined : (idOf(id) ?? NEW_BUDGET),
    number: idOf(number),
    cliente: idOf(cliente),
  }),
  component: Page,
})

function idOf(value: unknown): number | undefined {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

function Page() {
  const { id = NEW_BUDGET, number, cliente } = Route.useSearch()
  return id === NEW_BUDGET ? (
    <EditBudget isNew number={number} client={cliente} />
  ) : (
    <EditBudget isNew={false} number={id} />
  )
}
