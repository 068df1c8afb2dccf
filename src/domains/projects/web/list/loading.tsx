import { ListHead } from '#ui/public/list-head.tsx'
import { ListLoading } from '#ui/public/list-loading.tsx'
import { LIST_TITLE } from './head.ts'

/** Shown while the list loads, on navigation in the browser. In its own file, because every page bundles it but not the list. */
export const ProjectsLoading = () => (
  <div className="page">
    <ListHead title={LIST_TITLE}>
      <p className="soft small">Buscando na oficina.</p>
    </ListHead>
    <ListLoading label="Carregando os projetos" />
  </div>
)
