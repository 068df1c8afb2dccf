import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryState } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { productionWords } from '../../words.ts'
import { NoLines } from '../parts/no-lines.tsx'
import type { LinePlace } from './place.ts'
import { LineScreen } from './screen.tsx'

/** The line that the reader opened last, else their first one. */
export function LastLine({ place }: { place: LinePlace }) {
  // Asked once for each opening: the line shown is not to change under the reader.
  const last = useQuery(query.production.board.last.queryOptions({ staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }))
  const id = last.data?.data.id
  if (id) return <LineScreen key={id} id={id} place={place} />
  return (
    <WorkbenchPage title={productionWords.board}>
      {id === null ? (
        <NoLines />
      ) : (
        <QueryState
          query={last}
          failed="O quadro não veio"
          loading={<LoadingRows rows={4} height={120} label="Carregando o quadro…" />}
        />
      )}
    </WorkbenchPage>
  )
}
