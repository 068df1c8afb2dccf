import { createFileRoute } from '@tanstack/react-router'
import { NEW_RECORD, readRecordId, readSearch } from '#client/page/search-params.ts'
import { EditItem } from './edit/screen.tsx'
import { ImportItems } from './import-screen.tsx'
import { ItemList } from './list.tsx'

/** Query parameters of the screen. */
interface CatalogSearch {
  /** The item that is open; -1 for a new one. Absent: the list. */
  id?: number | undefined
  /** What the list is searched for. */
  q?: string | undefined
  /** Whether those are listed that are offered no more. */
  archived?: true | undefined
  /** Whether items are imported. */
  importar?: true | undefined
}

export const Route = createFileRoute('/_workbench/dashboard/budget-catalog')({
  staticData: { heading: 'Catálogo' },
  validateSearch: ({ id, q, archived, importar }): CatalogSearch => ({
    id: id === NEW_RECORD ? NEW_RECORD : readRecordId(id),
    q: readSearch(q),
    archived: archived === true || undefined,
    importar: importar === true || undefined,
  }),
  component: Page,
})

function Page() {
  const { id, q, archived, importar } = Route.useSearch()
  const navigate = Route.useNavigate()
  if (id !== undefined) return <EditItem id={id === NEW_RECORD ? undefined : id} />
  if (importar) return <ImportItems />
  return (
    <ItemList
      q={q}
      archived={archived}
      onSearch={(next) =>
        void navigate({ search: { q: next, archived }, replace: q !== undefined, resetScroll: false })
      }
    />
  )
}
