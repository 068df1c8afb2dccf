import { memo, useLayoutEffect, useRef } from 'react'
import { useManners } from '#client/interface/manners.ts'
import { useSay } from '#client/interface/say.ts'
import { STATUS_LABELS } from '../../production.ts'
import { AddTask } from '../parts/add-task.tsx'
import { CardItems, type CardListProps, DropLine, HiddenCards, offsetOf, useCards } from './card-list.tsx'
import styles from './column.module.css'
import { ColumnHead } from './column-head.tsx'
import { CompactHead } from './compact-head.tsx'
import type { ColumnGeometry } from './geometry.ts'

interface ColumnProps extends Omit<CardListProps, 'label'> {
  line: number
  /** How many finished tasks are hidden behind 'Mostrar mais'. */
  hidden: number
  /** How many tasks the column has, filters aside. */
  total: number
  limit: number | undefined
  isFolded: boolean
  isAdding: boolean
}

/** A column of the board. It is virtualised: only the cards in view are in the document. */
export const Column = memo(function Column(props: ColumnProps) {
  const { status, cards, total, limit, isFolded, isAdding, actions } = props
  const isOver = limit !== undefined && total > limit
  const { compactBoard } = useManners()
  const label = useSay()(STATUS_LABELS[status])
  const Head = compactBoard ? CompactHead : ColumnHead
  return (
    <section
      className={`column may-shrink ${compactBoard ? styles.compactColumn : 'gap-60'} ${styles.column}`}
      aria-label={label}
      data-status={status}
      data-folded={isFolded || undefined}
      data-over-limit={isOver || undefined}
    >
      <Head
        line={props.line}
        status={status}
        total={total}
        shown={cards.length + props.hidden}
        limit={limit}
        isFolded={isFolded}
        isAdding={isAdding}
        actions={actions}
      />
      {!isFolded && <ColumnCards {...props} label={`Tarefas: ${label}`} />}
    </section>
  )
})

function ColumnCards(list: CardListProps & Pick<ColumnProps, 'hidden' | 'isAdding'>) {
  const { status, cards, hidden, isAdding, geometry, over, actions } = list
  const element = useRef<HTMLDivElement>(null)
  const { virtualizer, tabStop } = useCards(list, { getScrollElement: () => element.current })
  const adder = useRef<HTMLDivElement>(null)
  const height = virtualizer.getTotalSize()
  // Also where a card above it has come, or was measured.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height moves it
  useLayoutEffect(() => void adder.current?.scrollIntoView({ block: 'nearest' }), [isAdding, height])
  const column: ColumnGeometry = { status, lane: undefined, virtualizer, element, cards }
  // Before the board's own effects, which ask for it.
  useLayoutEffect(() => {
    geometry.set(status, column)
  })
  useLayoutEffect(() => () => void geometry.delete(status), [geometry, status])

  return (
    <div ref={element} className={`grow relative scrolls ${styles.scroller}`}>
      <CardItems {...list} virtualizer={virtualizer} tabStop={tabStop} />
      {over !== undefined && <DropLine at={offsetOf(column, over)} />}
      {/* Where a new card comes. */}
      {isAdding && (
        <div ref={adder}>
          <AddTask onAdd={(nome) => actions.onAdd(status, nome)} onClose={actions.onLeaveAdding} />
        </div>
      )}
      {cards.length === 0 && hidden === 0 && !isAdding && <p className="soft tiny pad-50">Nada aqui.</p>}
      {hidden > 0 && <HiddenCards count={hidden} onShow={actions.onShowHidden} />}
    </div>
  )
}
