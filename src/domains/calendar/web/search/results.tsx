import { useInfiniteQuery } from '@tanstack/react-query'
import { query, searchedByCursor } from '#client/calls/query.ts'
import busy from '#ui/workbench/busy.module.css'
import { LoadMore } from '#ui/workbench/load-more.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { foundCount } from '#ui/workbench/records/found-count.ts'
import { EmptyState, LoadingRows } from '#ui/workbench/states.tsx'
import { EventLine } from '../agenda/event-line.tsx'
import type { EventActions } from '../grid/event-block.tsx'
import { toShown } from '../parts/shown-event.ts'
import styles from './results.module.css'

/** Rows in one request. */
const PAGE_SIZE = 50

interface ResultsProps {
  q: string
  openKey: string | undefined
  actions: Pick<EventActions, 'open' | 'finish'>
}

/** The events that a text finds, newest first. */
export function SearchResults({ q, openKey, actions }: ResultsProps) {
  const list = useInfiniteQuery(
    query.calendar.range.search.infiniteOptions({
      ...searchedByCursor,
      input: (cursor: string | undefined) => ({ q, limit: PAGE_SIZE, ...(cursor && { cursor }) }),
    }),
  )
  const events = list.data?.pages.flatMap(({ data }) => data.map(toShown))
  return (
    <QueryView
      query={list}
      data={events}
      failed="A busca não veio"
      loading={<LoadingRows rows={6} height={36} label="Buscando…" />}
      empty={
        <EmptyState title="Nenhum evento assim">
          A busca olha título, descrição e local de todos os seus eventos, de qualquer data.
        </EmptyState>
      }
    >
      {(events) => (
        <div className={`stack gap-75 ${styles.results} ${busy.busy}`} aria-busy={list.isPlaceholderData}>
          <p role="status">{foundCount(list.data?.pages[0]?.total ?? 0, 'evento', 'eventos')}</p>
          <ul className="bare-list" aria-label="Eventos achados">
            {events.map((event) => (
              <EventLine key={event.key} event={event} isDated isOpen={event.key === openKey} actions={actions} />
            ))}
          </ul>
          <LoadMore list={list} />
        </div>
      )}
    </QueryView>
  )
}
