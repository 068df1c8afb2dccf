import { createFileRoute } from '@tanstack/react-router'
import { readRecordId, readSearch } from '#client/search-params.ts'
import { EditClient } from './edit/screen.tsx'
import { ClientList } from './list/screen.tsx'
import { NEW_CLIENT } from './parts/address.ts'

/** Query parameters of the screen. */
interface ClientsSearch {
  /** The client that is open; -1 for a new one. Absent: the list. */
  id?: number | undefined
  /** What the list is searched for. */
  q?: string | undefined
}

export const Route = createFileRoute('/_workbench/dashboard/clients')({
  staticData: { heading: 'Clientes' },
  validateSearch: ({ id, q }): ClientsSearch => ({
    id: id === NEW_CLIENT ? NEW_CLIENT : readRecordId(id),
    q: readSearch(q),
  }),
  component: Page,
})

function Page() {
  const { id, q } = Route.useSearch()
  const navigate = Route.useNavigate()
  if (id !== undefined) return <EditClient id={id === NEW_CLIENT ? undefined : id} />
  return (
    <ClientList
      q={q}
      // The way back leads out of the list, not through what was searched for.
      onSearch={(next) => void navigate({ search: { q: next }, replace: q !== undefined, resetScroll: false })}
    />
  )
}
