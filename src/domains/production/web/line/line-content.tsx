import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '#client/api.ts'
import { useSession } from '#client/session.ts'
import { nowMs } from '#clock.ts'
import { dayOf } from '#time.ts'
import { attempt } from '#ui/workbench/attempt.ts'
import { QueryState } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import type { Card, LineView } from '../../board-contract.ts'
import type { TaskStatus } from '../../production.ts'
import type { BacklogProps } from '../backlog/backlog.tsx'
import { BoardView } from '../board/board.tsx'
import type { LiveBoard } from '../board/use-board.ts'
import { backlogCode, taskCode } from './code.ts'
import { passes } from './filter-cards.ts'
import { LoadingBoard } from './loading-board.tsx'
import type { LinePlace } from './place.ts'
import { useSearch } from './use-search.ts'

export interface LineContentProps {
  line: LineView
  board: LiveBoard
  place: LinePlace
  onPlace: (place: LinePlace, options?: { replace: boolean }) => void
}

/** The tab that is open. */
export function LineContent({ line, board, place, onPlace }: LineContentProps) {
  const { isWanted, unanswered } = useFilter(line.id, place, board.board.data?.data.counter ?? 0)
  // Both open at once then, also while the connection is away.
  usePrefetchQuery(taskCode)
  usePrefetchQuery(backlogCode)

  const setLimit = async (status: TaskStatus, limit: number | undefined) => {
    const change = { id: line.id, status, limit: limit ?? null }
    if (await attempt(() => api.production.board.limit(change))) await board.sync(undefined)
  }
  const open = (card: Card) => onPlace({ ...place, task: card.id_text })
  if (unanswered) {
    const loading = place.tab === 'backlog' ? <LoadingRows rows={6} height={48} /> : <LoadingBoard />
    return <QueryState query={unanswered} failed="A busca não veio" loading={loading} />
  }
  if (place.tab === 'backlog') return <BacklogTab line={line} board={board} isWanted={isWanted} />
  return <BoardView line={line} board={board} isWanted={isWanted} onLimit={setLimit} onOpen={open} />
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
function useFilter(line: number, { q, type, late, who }: LinePlace, counter: number) {
  const { user } = useSession()
  const { found, unanswered } = useSearch(line, q, counter)
  const today = dayOf(nowMs())
  const isWanted = useMemo(
    () => passes({ q, type, late, who }, { me: user?.id, today, found }),
    [q, type, late, who, user?.id, today, found],
  )
  return { isWanted, unanswered }
}
