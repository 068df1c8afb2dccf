import type { Virtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import type { Card } from '../../board-contract.ts'
import type { TaskStatus } from '../../production.ts'

/** What is needed to find the cards of a rendered column, or of one lane in it, by their position. */
export interface ColumnGeometry {
  status: TaskStatus
  /** The key of the lane; undefined on a board without lanes, where the column scrolls by itself. */
  lane: string | undefined
  virtualizer: Virtualizer<HTMLDivElement, Element>
  element: RefObject<HTMLDivElement | null>
  cards: readonly Card[]
}

/** The rendered columns, or cells of lanes; folded ones are not among them. */
export type Geometry = Map<string, ColumnGeometry>

/** A drop position among the cards that a column, or a lane in it, shows. */
export interface Target {
  status: TaskStatus
  lane: string | undefined
  /** Index of the card to drop before; the number of cards for the end. */
  index: number
}

/** The drop position under a point of the window: above the middle of a card is before it, below is after. */
export function targetAt(geometry: Geometry, { x, y }: { x: number; y: number }): Target | null {
  for (const { status, lane, virtualizer, element, cards } of geometry.values()) {
    const box = element.current?.getBoundingClientRect()
    if (!box || x < box.left || x > box.right) continue
    if (lane !== undefined && (y < box.top || y > box.bottom)) continue
    const offset = y - box.top + (lane === undefined ? (element.current?.scrollTop ?? 0) : 0)
    const start = virtualizer.options.scrollMargin
    const item = virtualizer.getVirtualItemForOffset(offset + start)
    if (!item || offset > virtualizer.getTotalSize()) return { status, lane, index: cards.length }
    return { status, lane, index: offset + start > item.start + item.size / 2 ? item.index + 1 : item.index }
  }
  return null
}

/** Whether two drop positions are the same, or neither is one. */
export const isSameTarget = (one: Target | null, other: Target | null) =>
  one?.status === other?.status && one?.lane === other?.lane && one?.index === other?.index
