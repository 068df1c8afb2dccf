import { ListLoading } from '#ui/public/list-loading.tsx'
import { shorten } from '../search.ts'
import { SearchHead } from './search-head.tsx'

/** Shown while the results load, on navigation in the browser. */
export const Searching = ({ text }: { text: string }) => (
  <div className="page">
    <SearchHead title={`Buscando “${shorten(text)}”`} />
    <ListLoading label="Buscando nos projetos e nos arquivos" />
  </div>
)
