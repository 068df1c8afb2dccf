import { ListHead } from '#ui/public/list-head.tsx'
import { ListLoading } from '#ui/public/list-loading.tsx'
import { LIST_TITLE } from './head.ts'

/** Placeholder while the list loads. In its own file, because every page bundles it but not the list. */
export const ArchivesLoading = () => (
  <div className="page">
    <ListHead title={LIST_TITLE}>
      <p className="soft small">Buscando na estante.</p>
    </ListHead>
    <ListLoading label="Carregando os arquivos" />
  </div>
)
