import { Button } from '@mantine/core'
import { defaultRangeExtractor, type Range, useVirtualizer, type VirtualizerOptions } from '@tanstack/react-virtual'
import { useCallback } from 'react'
import { useManners } from '#client/interface/manners.ts'
import { plural } from '#ui/formats.ts'
import type { Card, LinePerson } from '../../board-contract.ts'
import type { TaskStatus } from '../../production.ts'
import { isLate } from '../line/filter-cards.ts'
import type { CardActions, ColumnActions } from './actions.ts'
import { BoardCard } from './card.tsx'
import styles from './column.module.css'
import { type CardLinks, hasMarks } from './compact-face.tsx'
import type { ColumnGeometry, Geometry } from './geometry.ts'

/** Letters of a name that one row of a compact card has room for. */
const ROW = 30

/** Cards beyond those in view that are drawn too, so that scrolling meets them. */
const AHEAD = 4

/** Pixels of a window that stand above the cards, about. */
const ABOVE = 160

/** Estimated height in pixels of a card that has not been measured yet. */
const estimateHeight = (card: Card | undefined) => 118 + (card?.image ? 118 : 0) + (card?.preview ? 24 : 0)

/** The same of a compact one. */
const estimateCompact = (card: Card | undefined, links?: CardLinks) =>
  49 +
  20 * Math.ceil((card?.nome.length ?? 1) / ROW) +
  (card && hasMarks(card, links) ? 20 : 0) +
  (card?.image ? 70 : 0)

/** What a list of cards on the board needs. */
export interface CardListProps {
  status: TaskStatus
  /** Cards to draw: those that pass the filters, without the ones hidden behind 'Mostrar mais'. */
  cards: readonly Card[]
  people: ReadonlyMap<number, LinePerson>
  today: string
  /** Of the cards that wait for others, or hold others up. */
  links: ReadonlyMap<number, CardLinks>
  selected: ReadonlySet<number>
  held: ReadonlySet<number>
  /** Ids of the cards that are dragged. */
  dragged: ReadonlySet<number>
  /** Index before which the dragged cards would be dropped; undefined while the pointer is elsewhere. */
  over: number | undefined
  /** Id of the card that Tab moves to; the first card where this list does not have it. */
  current: number | undefined
  /** The id text of the task that is open beside the board. */
  open: string | undefined
  geometry: Geometry
  /** Whether the board has been there for a moment: until then cards in view alone are drawn. */
  isSettled: boolean
  actions: CardActions & ColumnActions
  /** The list's name. */
  label: string
}

type Options = VirtualizerOptions<HTMLDivElement, Element> & { useFlushSync: boolean }

/** Which cards of a list are in the document: those in view, and the one that Tab moves to. */
export function useCards(
  { cards, current, links, isSettled }: Pick<CardListProps, 'cards' | 'current' | 'links' | 'isSettled'>,
  options: Pick<Options, 'getScrollElement'> &
    Partial<Pick<Options, 'scrollMargin' | 'scrollPaddingStart' | 'useFlushSync'>>,
) {
  const estimate = useManners().compactBoard ? estimateCompact : estimateHeight
  const tabStop = cards.some(({ id }) => id === current) ? current : cards[0]?.id
  // The card that has the focus stays in the document, wherever the column is scrolled to.
  const kept = cards.findIndex(({ id }) => id === tabStop)
  const virtualizer = useVirtualizer({
    count: cards.length,
    estimateSize: (index) => estimate(cards[index], links.get(cards[index]?.id ?? 0)),
    // Another one has the places of all cards reckoned anew.
    getItemKey: useCallback((index: number) => cards[index]?.id ?? index, [cards]),
    overscan: isSettled ? AHEAD : 0,
    // Drawn at once for about the room that a board has: else columns are laid out twice, first empty and measured.
    initialRect: { width: 0, height: Math.max(window.innerHeight - ABOVE, 0) },
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
    ...options,
  })
  return { virtualizer, tabStop }
}

interface CardItemsProps extends Omit<CardListProps, 'over' | 'current' | 'status' | 'geometry' | 'isSettled'> {
  virtualizer: ColumnGeometry['virtualizer']
  tabStop: number | undefined
}

/** The cards of a list that are in the document, each at its place. */
export const CardItems = ({ cards, virtualizer, tabStop, label, actions, ...props }: CardItemsProps) => (
  <ul className="relative bare-list" style={{ height: virtualizer.getTotalSize() }} aria-label={label}>
    {virtualizer.getVirtualItems().map(({ index, key, start }) => {
      const card = cards[index]
      if (!card) return null
      return (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          className={`full-width ${styles.place}`}
          style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
          aria-posinset={index + 1}
          aria-setsize={cards.length}
        >
          <BoardCard
            card={card}
            person={card.assignee === null ? undefined : props.people.get(card.assignee)}
            isLate={isLate(card, props.today)}
            isSelected={props.selected.has(card.id)}
            isHeld={props.held.has(card.id)}
            isDragged={props.dragged.has(card.id)}
            isTabStop={card.id === tabStop}
            isOpen={card.id_text === props.open}
            links={props.links.get(card.id)}
            actions={actions}
          />
        </li>
      )
    })}
  </ul>
)

/** Distance in pixels from the top of a list to its card of that index. */
export function offsetOf({ virtualizer }: Pick<ColumnGeometry, 'virtualizer'>, index: number) {
  const start = virtualizer.measurementsCache[index]?.start
  return start === undefined ? virtualizer.getTotalSize() : start - virtualizer.options.scrollMargin
}

/** Where the dragged cards would be dropped. */
export const DropLine = ({ at }: { at: number }) => (
  <div className={`click-through ${styles.line}`} style={{ transform: `translateY(${at}px)` }} aria-hidden />
)

/** The button that shows the tasks that were finished long ago. */
export const HiddenCards = ({ count, onShow }: { count: number; onShow: () => void }) => (
  <Button className={styles.more} variant="subtle" size="compact-sm" onClick={onShow}>
    Mostrar mais ({plural(count, 'concluída há mais de 30 dias', 'concluídas há mais de 30 dias')})
  </Button>
)
