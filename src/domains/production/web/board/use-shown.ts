import { useMemo, useState } from 'react'
import { useManners } from '#client/interface/manners.ts'
import { nowMs } from '#clock.ts'
import type { Card, LineView } from '../../board-contract.ts'
import { useLabels } from '../labels/use-labels.ts'
import { applyMove, type Columns, eachStatus, isOldDone } from './columns.ts'
import { useLanesBy } from './lane-menu.tsx'
import { inLaneOrder, makeLanes, partByLane } from './lanes.ts'
import type { Held } from './use-key-move.ts'

interface Shown {
  line: LineView
  /** All cards. */
  stored: Columns
  /** Whether a card passes the filters and the search. */
  isWanted: (card: Card) => boolean
  /** What is lifted by keyboard: it stands already where it would be put. */
  held: Held | undefined
  /** The id text of the open task. */
  task: string | undefined
}

/** What of a board is drawn, and in which order. */
export function useShown({ line, stored, isWanted, held, task }: Shown) {
  const [showsOld, setShowsOld] = useState(false)
  const { compactBoard } = useManners()
  const columns = useMemo(() => (held ? applyMove(stored, held.move) : stored), [stored, held])
  const visible = useMemo(() => eachStatus((status) => columns[status].filter(isWanted)), [columns, isWanted])
  const drawn = useMemo(
    () =>
      showsOld ? visible : { ...visible, Completed: visible.Completed.filter((card) => !isOldDone(card, nowMs())) },
    [visible, showsOld],
  )
  const opened = useMemo(
    () =>
      task === undefined
        ? undefined
        : Object.values(columns)
            .flat()
            .find(({ id_text }) => id_text === task),
    [columns, task],
  )
  const [lanesBy] = useLanesBy()
  const { labels, byId } = useLabels()
  const lanes = useMemo(
    () => (compactBoard ? makeLanes(lanesBy, { people: line.people, labels, columns: stored }) : undefined),
    [compactBoard, lanesBy, line.people, labels, stored],
  )
  /** The cards in the order in which one walks through them. */
  const walked = useMemo(() => (lanes ? inLaneOrder(drawn, lanes) : drawn), [lanes, drawn])
  const parts = useMemo(() => lanes && partByLane(drawn, lanes), [lanes, drawn])
  return {
    /** All cards, by column. */
    columns,
    /** Those that pass the filters, and of these the ones that are drawn. */
    ...{ visible, drawn },
    showOld: () => setShowsOld(true),
    /** The card of the open task. */
    opened,
    /** The swimlanes, with their cards; undefined without any. */
    ...{ lanes, parts },
    walked,
    labelsById: byId,
  }
}
