import type { Virtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import type { Card } from '../../board-contract.ts'
import type { TaskStatus } from '../../production.ts'

/** Where the cards of a drawn column are. */
export interface ColumnGeometry {
  virtualizer: Virtualizer<HTMLDivElement, Element>
  element: RefObject<HTMLDivElement | null>
  cards: readonly Card[]
}

/** The columns that are drawn. */
export type Geometry = Map<TaskStatus, ColumnGeometry>

/** A place between the cards that a column shows. */
export interface Target {
  status: TaskStatus
  /** Before the card of that index; the count of cards for the end. */
  index: number
}

/** The place under a point of the window: below the middle of a card is after it. */
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
