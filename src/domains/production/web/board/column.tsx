import { Button } from '@mantine/core'
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { memo, useCallback, useLayoutEffect, useRef } from 'react'
import { useManners } from '#client/manners.ts'
import { plural } from '#ui/formats.ts'
import type { Card, LinePerson } from '../../board-contract.ts'
import { STATUS_LABELS, type TaskStatus } from '../../production.ts'
import { isLate } from '../line/filter-cards.ts'
import { AddTask } from '../parts/add-task.tsx'
import type { CardActions, ColumnActions } from './actions.ts'
import { BoardCard } from './card.tsx'
import styles from './column.module.css'
import { ColumnHead } from './column-head.tsx'
import { type CardLinks, hasMarks } from './compact-face.tsx'
import { CompactHead } from './compact-head.tsx'
import type { ColumnGeometry, Geometry } from './geometry.ts'

/** Letters of a name that one row of a compact card has room for. */
const ROW = 30

/** Estimated height in pixels of a card that has not been measured yet. */
const estimateHeight = (card: Card | undefined) => 118 + (card?.image ? 118 : 0) + (card?.preview ? 24 : 0)

/** The same of a compact one. */
const estimateCompact = (card: Card | undefined) =>
  49 + 20 * Math.ceil((card?.nome.length ?? 1) / ROW) + (card && hasMarks(card) ? 20 : 0) + (card?.image ? 70 : 0)

interface ColumnProps {
  line: number
  status: TaskStatus
  /** Cards to draw: those that pass the filters, without the ones hidden behind 'Mostrar mais'. */
  cards: readonly Card[]
  /** How many finished tasks are hidden behind 'Mostrar mais'. */
  hidden: number
  /** How many tasks the column has, filters aside. */
  total: number
  limit: number | undefined
  people: ReadonlyMap<number, LinePerson>
  today: string
  /** Of the cards that wait for others, or hold others up. */
  links: ReadonlyMap<number, CardLinks>
  selected: ReadonlySet<number>
  held: ReadonlySet<number>
  /** Ids of the selected cards that are dragged together with another. */
  dragged: ReadonlySet<number>
  /** Index before which the dragged cards would be dropped; undefined while the pointer is elsewhere. */
  over: number | undefined
  /** Id of the card that Tab moves to; the first card where this column does not have it. */
  current: number | undefined
  /** The id text of the task that is open beside the board. */
  open: string | undefined
  isFolded: boolean
  isAdding: boolean
  geometry: Geometry
  actions: CardActions & ColumnActions
}

/** A column of the board. It is virtualised: only the cards in view are in the document. */
export const Column = memo(function Column(props: ColumnProps) {
  const { status, cards, total, limit, isFolded, isAdding, actions } = props
  const isOver = limit !== undefined && total > limit
  const { compactBoard } = useManners()
  const Head = compactBoard ? CompactHead : ColumnHead
  return (
    <section
      className={`column may-shrink ${compactBoard ? styles.compactColumn : 'gap-60'} ${styles.column}`}
      aria-label={STATUS_LABELS[status]}
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
      {!isFolded && isAdding && (
        <AddTask onAdd={(nome) => actions.onAdd(status, nome)} onClose={() => actions.onAdding(undefined)} />
      )}
      {!isFolded && <CardList {...props} />}
    </section>
  )
})

function CardList({ status, cards, hidden, geometry, current, over, actions, ...props }: ColumnProps) {
  const element = useRef<HTMLDivElement>(null)
  const estimate = useManners().compactBoard ? estimateCompact : estimateHeight
  const tabStop = cards.some(({ id }) => id === current) ? current : cards[0]?.id
  // The card that has the focus stays in the document, wherever the column is scrolled to.
  const kept = cards.findIndex(({ id }) => id === tabStop)
  const virtualizer = useVirtualizer({
    count: cards.length,
    getScrollElement: () => element.current,
    estimateSize: (index) => estimate(cards[index]),
    getItemKey: (index) => cards[index]?.id ?? index,
    overscan: 4,
    // Room for the outline of the first card.
    paddingStart: 4,
    scrollPaddingStart: 4,
    rangeExtractor: useCallback(
      (range: Range) => {
        const drawn = defaultRangeExtractor(range)
        return kept < 0 || drawn.includes(kept) ? drawn : [...drawn, kept].sort((a, b) => a - b)
      },
      [kept],
    ),
  })
  const column: ColumnGeometry = { virtualizer, element, cards }
  // Before the board's own effects, which ask for it.
  useLayoutEffect(() => {
    geometry.set(status, column)
  })
  useLayoutEffect(() => () => void geometry.delete(status), [geometry, status])

  return (
    <div ref={element} className={`grow relative scrolls ${styles.scroller}`}>
      <ul
        className="relative bare-list"
        style={{ height: virtualizer.getTotalSize() }}
        aria-label={`Tarefas: ${STATUS_LABELS[status]}`}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const card = cards[index]
          if (!card) return null
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={`full-width ${styles.place}`}
              style={{ transform: `translateY(${start}px)` }}
              aria-posinset={index + 1}
              aria-setsize={cards.length}
            >
              <BoardCard
                card={card}
                person={card.assignee === null ? undefined : props.people.get(card.assignee)}
                isLate={isLate(card, props.today)}
                isSelected={props.selected.has(card.id)}
                isHeld={props.held.has(card.id)}
                isAlong={props.dragged.has(card.id)}
                isTabStop={card.id === tabStop}
                isOpen={card.id_text === props.open}
                links={props.links.get(card.id)}
                actions={actions}
              />
            </li>
          )
        })}
      </ul>
      {over !== undefined && <DropLine at={offsetOf(column, over)} />}
      {cards.length === 0 && hidden === 0 && <p className="soft tiny pad-50">Nada aqui.</p>}
      {hidden > 0 && (
        <Button className={styles.more} variant="subtle" size="compact-sm" onClick={actions.onShowHidden}>
          Mostrar mais ({plural(hidden, 'concluída há mais de 30 dias', 'concluídas há mais de 30 dias')})
        </Button>
      )}
    </div>
  )
}

/** Distance in pixels from the top of the column's cards to the card of that index. */
const offsetOf = ({ virtualizer }: ColumnGeometry, index: number) =>
  virtualizer.measurementsCache[index]?.start ?? virtualizer.getTotalSize()

const DropLine = ({ at }: { at: number }) => (
  <div className={styles.line} style={{ transform: `translateY(${at}px)` }} aria-hidden />
)
