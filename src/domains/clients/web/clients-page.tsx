import { createFileRoute } from '@tanstack/react-router'
import { NEW_RECORD, readRecordId, readSearch } from '#client/page/search-params.ts'
import { DeletedClients } from './deleted/screen.tsx'
import { EditClient } from './edit/screen.tsx'
import { ImportClients } from './import-screen.tsx'
import { ClientList } from './list/screen.tsx'

/** Query parameters of the screen. */
interface ClientsSearch {
  /** The client that is open; -1 for a new one. Absent: the list. */
  id?: number | undefined
  /** What the list is searched for. */
  q?: string | undefined
  /** Whether the deleted clients are shown, to the admin. */
  deleted?: true | undefined
  /** Whether clients are imported. */
  importar?: true | undefined
}

export const Route = createFileRoute('/_workbench/dashboard/clients')({
  staticData: { heading: 'Clientes' },
  validateSearch: ({ id, q, deleted, importar }): ClientsSearch => ({
    id: id === NEW_RECORD ? NEW_RECORD : readRecordId(id),
    q: readSearch(q),
    deleted: deleted === true || undefined,
    importar: importar === true || undefined,
  }),
  component: Page,
})

function Page() {
  const { id, q, deleted, importar } = Route.useSearch()
  const navigate = Route.useNavigate()
  if (id !== undefined) return <EditClient id={id === NEW_RECORD ? undefined : id} />
  if (deleted) return <DeletedClients />
  if (importar) return <ImportClients />
  return (
    <ClientList
      q={q}
      // The way back leads out of the list, not through what was searched for.
      onSearch={(next) => void navigate({ search: { q: next }, replace: q !== undefined, resetScroll: false })}
    />
  )
}
