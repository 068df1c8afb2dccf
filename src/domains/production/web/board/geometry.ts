import type { Virtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import type { Card } from '../../board-contract.ts'
import type { TaskStatus } from '../../production.ts'

/** What is needed to find the cards of a rendered column by their position. */
export interface ColumnGeometry {
  virtualizer: Virtualizer<HTMLDivElement, Element>
  element: RefObject<HTMLDivElement | null>
  cards: readonly Card[]
}

/** The rendered columns; folded ones are not among them. */
export type Geometry = Map<TaskStatus, ColumnGeometry>

/** A drop position among the cards that a column shows. */
export interface Target {
  status: TaskStatus
  /** Index of the card to drop before; the number of cards for the end. */
  index: number
}

/** The drop position under a point of the window: above the middle of a card is before it, below is after. */
export function targetAt(geometry: Geometry, { x, y }: { x: number; y: number }): Target | null {
  for (const [status, { virtualizer, element, cards }] of geometry) {
    const box = element.current?.getBoundingClientRect()
    if (!box || x < box.left || x > box.right) continue
    const offset = y - box.top + (element.current?.scrollTop ?? 0)
    const item = virtualizer.getVirtualItemForOffset(offset)
    if (!item || offset > virtualizer.getTotalSize()) return { status, index: cards.length }
    return { status, index: offset > item.start + item.size / 2 ? item.index + 1 : item.index }
  }
  return null
}
