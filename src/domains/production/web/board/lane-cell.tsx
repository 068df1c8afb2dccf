import { memo, type RefObject, useLayoutEffect, useRef } from 'react'
import { useSay } from '#client/interface/say.ts'
import { STATUS_LABELS } from '../../production.ts'
import { CardItems, type CardListProps, DropLine, offsetOf, useCards } from './card-list.tsx'
import type { ColumnGeometry } from './geometry.ts'
import styles from './lanes.module.css'
import type { Lane } from './lanes.ts'

interface LaneCellProps extends Omit<CardListProps, 'label'> {
  lane: Lane
  /** What the lanes scroll in. */
  scroller: RefObject<HTMLDivElement | null>
  /** Where the lane's cards begin there, in pixels from its top. */
  top: number
}

/** Pixels that the heads of the columns and of the lane cover. */
const COVERED = 64

/** The cards of one lane in one column. They are virtualised by what all lanes scroll in. */
export const LaneCell = memo(function LaneCell({ lane, scroller, top, over, ...list }: LaneCellProps) {
  const { status, cards, geometry } = list
  const say = useSay()
  const element = useRef<HTMLDivElement>(null)
  const { virtualizer, tabStop } = useCards(list, {
    getScrollElement: () => scroller.current,
    scrollMargin: top,
    scrollPaddingStart: COVERED,
    // All cells follow one scroller: drawn one by one, each would have the page laid out for the next to read where it is.
    useFlushSync: false,
  })
  const cell: ColumnGeometry = { status, lane: lane.key, virtualizer, element, cards }
  const key = `${lane.key} ${status}`
  // Before the board's own effects, which ask for it.
  useLayoutEffect(() => {
    geometry.set(key, cell)
  })
  useLayoutEffect(() => () => void geometry.delete(key), [geometry, key])
  return (
    <div ref={element} className={`relative ${styles.cell}`} data-status={status}>
      <CardItems
        {...list}
        label={`Tarefas: ${say(STATUS_LABELS[status])}, ${lane.label}`}
        virtualizer={virtualizer}
        tabStop={tabStop}
      />
      {over !== undefined && <DropLine at={offsetOf(cell, over)} />}
    </div>
  )
})
