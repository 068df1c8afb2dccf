import { createFileRoute } from '@tanstack/react-router'
import { NEW_RECORD, readRecordId } from '#client/page/search-params.ts'
import { budgetWords } from '../../words.ts'
import { EditBudget, NoBudget } from './screen.tsx'

/** What of the address is about a new quote. */
interface NewSearch {
  number?: number | undefined
  cliente?: number | undefined
  modelo?: number | undefined
  mensagem?: number | undefined
}

export const Route = createFileRoute('/_workbench/dashboard/budget-create')({
  staticData: { heading: budgetWords.create },
  /**
   * `id` of the quote to change; absent or -1 for a new one, as other texts than numbers are. A new one's number, once it is drawn, is `number`: who
   * reloads the form goes on with it. `cliente` is the client's record that a new one begins with, `modelo` the template, `mensagem` the message of who it is for, whose piece is its first line.
   */
  validateSearch: ({ id, number, cliente, modelo, mensagem }): { id?: number | undefined } & NewSearch => ({
    id: id === undefined ? undefined : (readRecordId(id) ?? (isNoId(id) ? NO_BUDGET : NEW_RECORD)),
    number: readRecordId(number),
    cliente: readRecordId(cliente),
    modelo: readRecordId(modelo),
    mensagem: readRecordId(mensagem),
  }),
  component: Page,
})

/** What stands for a number that no quote can have: 0, -5, 1.5. */
const NO_BUDGET = 0
const isNoId = (id: unknown) => typeof id === 'number' && id !== NEW_RECORD

function Page() {
  const { id = NEW_RECORD, number, cliente, modelo, mensagem } = Route.useSearch()
  if (id === NO_BUDGET) return <NoBudget />
  return id === NEW_RECORD ? (
    <EditBudget isNew number={number} client={cliente} template={modelo} message={mensagem} />
  ) : (
    <EditBudget isNew={false} number={id} />
  )
}
