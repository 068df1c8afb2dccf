import type { ReactNode } from 'react'
import busy from '../busy.module.css'
import { LoadMore, type LoadMoreProps } from '../load-more.tsx'
import { QueryView } from '../query-view.tsx'
import { EmptyState } from '../states.tsx'
import { NoMatches } from './no-matches.tsx'

interface RecordListProps<Row> {
  /** The infinite query of the rows. */
  list: LoadMoreProps['list'] & { isPlaceholderData: boolean; refetch: () => Promise<unknown> }
  /** The rows loaded so far; undefined until they are shown. */
  rows: readonly Row[] | undefined
  /** Heading if the first load failed, e.g. 'Os clientes não vieram'. */
  failed: string
  loading: ReactNode
  /** What is said where the search or the filters find nothing, and the button that takes them off; undefined without any. */
  narrowed?: { text: string; clear: string; onClear: () => void } | undefined
  /** What is said where there are no such records at all. */
  empty: { title: string; text: string; icon: ReactNode; action?: ReactNode }
  /** Above the rows, and above what is said where the search finds none. */
  head?: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** A list of records with its states: loading, failed, empty, nothing found; a line above it while the next search loads. */
export const RecordList = <Row,>({
  list,
  rows,
  failed,
  loading,
  narrowed,
  empty,
  head,
  children,
}: RecordListProps<Row>) => (
  <QueryView query={list} data={rows} failed={failed} loading={loading}>
    {(shown) => (
      <div className={`stack gap-125 may-shrink ${busy.busy}`} aria-busy={list.isPlaceholderData}>
        {(shown.length > 0 || narrowed) && head}
        {shown.length > 0 ? (
          children(shown)
        ) : narrowed ? (
          <NoMatches clear={narrowed.clear} onClear={narrowed.onClear}>
            {narrowed.text}
          </NoMatches>
        ) : (
          <EmptyState title={empty.title} icon={empty.icon} action={empty.action}>
            {empty.text}
          </EmptyState>
        )}
        <LoadMore list={list} />
      </div>
    )}
  </QueryView>
)
