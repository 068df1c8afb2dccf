import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import type { ChangeSearch } from '#client/page/use-change-search.ts'
import { useSession } from '#client/session/session.ts'
import { nowMs } from '#clock.ts'
import { dayOf } from '#time.ts'
import { attempt } from '#ui/workbench/attempt.ts'
import { QueryState } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { useWarm } from '#ui/workbench/use-later.ts'
import type { Card, LineView } from '../../board-contract.ts'
import type { TaskStatus } from '../../production.ts'
import type { BacklogProps } from '../backlog/backlog.tsx'
import { BoardView } from '../board/board.tsx'
import type { LiveBoard } from '../board/use-board.ts'
import type { Walk } from '../board/use-folded.ts'
import { GoneLabelNote } from '../labels/label-filter.tsx'
import { useLiveLabels } from '../labels/use-labels.ts'
import { backlogCode, taskCode } from './code.ts'
import { passes } from './filter-cards.ts'
import { LoadingBoard } from './loading-board.tsx'
import type { LinePlace } from './place.ts'

export interface LineContentProps {
  line: LineView
  board: LiveBoard
  place: LinePlace
  onPlace: ChangeSearch<LinePlace>
  /** Goes from the open card to another; set by the board while it is shown. */
  walk: RefObject<Walk | undefined>
}

/** The tab that is open. */
export function LineContent({ line, board, place, onPlace, walk }: LineContentProps) {
  const { isWanted, unanswered } = useFilter(line.id, place, board.board.data?.data.counter ?? 0)
  useLiveLabels()
  const client = useQueryClient()
  // Both open at once then, also while the connection is away.
  useWarm(
    () => client.prefetchQuery(taskCode),
    () => client.prefetchQuery(backlogCode),
  )

  const setLimit = async (status: TaskStatus, limit: number | undefined) => {
    const change = { id: line.id, status, limit: limit ?? null }
    if (await attempt(() => api.production.board.limit(change))) await board.sync(undefined)
  }
  const open = (card: Card) => onPlace({ task: card.id_text }, { replace: place.task !== undefined })
  if (unanswered) {
    const loading = place.tab === 'backlog' ? <LoadingRows rows={6} height={48} /> : <LoadingBoard />
    return <QueryState query={unanswered} failed="A busca não veio" loading={loading} />
  }
  return (
    <>
      <GoneLabelNote place={place} onPlace={onPlace} />
      {place.tab === 'backlog' ? (
        <BacklogTab line={line} board={board} isWanted={isWanted} />
      ) : (
        <BoardView {...{ line, board, isWanted, walk }} task={place.task} onLimit={setLimit} onOpen={open} />
      )}
    </>
  )
}

function BacklogTab(props: BacklogProps) {
  const code = useQuery(backlogCode)
  if (code.data) return <code.data.default {...props} />
  return <QueryState query={code} failed="O Back Log não veio" loading={<LoadingRows rows={6} height={48} />} />
}

/**
 * Whether a card passes the filters and the search, or the search that has no answer. `counter`: the line's change counter;
 * the search is repeated when it changes.
 */
function useFilter(line: number, { q, type, late, week, who, label }: LinePlace, counter: number) {
  const { user } = useSession()
  const { found, unanswered } = useSearch(line, q, counter)
  const today = dayOf(nowMs())
  const isWanted = useMemo(
    () => passes({ q, type, late, week, who, label }, { me: user?.id, today, found }),
    [q, type, late, week, who, label, user?.id, today, found],
  )
  return { isWanted, unanswered }
}

/**
 * The line's tasks that contain a text, requested again when `counter` changes. `found` has their ids: undefined without
 * a text and before the first answer. `unanswered` is the query where nothing is to be shown in its place: it failed, or
 * the line was opened with a text.
 */
function useSearch(id: number, q: string | undefined, counter: number) {
  const [isOpenedWithText] = useState(q !== undefined)
  const search = useQuery(
    query.production.board.search.queryOptions({
      input: { id, q: q ?? '' },
      enabled: q !== undefined,
      placeholderData: keepPreviousData,
    }),
  )
  const { data, error, refetch } = search
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew with each change of the line
  useEffect(() => {
    if (q !== undefined) void refetch({ cancelRefetch: false })
  }, [counter])
  const found = useMemo(() => (q === undefined || !data ? undefined : new Set(data.data)), [q, data])
  const isUnanswered = q !== undefined && !data && (error !== null || isOpenedWithText)
  return { found, unanswered: isUnanswered ? search : undefined }
}
