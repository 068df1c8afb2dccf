import { ListHead } from '#ui/public/list-head.tsx'
import { ListLoading } from '#ui/public/list-loading.tsx'
import { LIST_TITLE } from './head.ts'

/** The list while it comes, on navigation in the browser. In a file of its own: every page loads it, the list itself not. */
export const ArchivesLoading = () => (
  <div className="page">
    <ListHead title={LIST_TITLE}>
      <p className="soft small">Buscando na estante.</p>
    </ListHead>
    <ListLoading label="Carregando os arquivos" />
  </div>
)
