import { useLayoutEffect, useRef, useState } from 'react'
import { cardLinkId } from './card.tsx'
import type { Geometry } from './geometry.ts'

/** Tracks the card that has the focus or had it last, and moves the focus; Tab moves to that card. */
export function useCardFocus(geometry: Geometry) {
  const [current, setCurrent] = useState<number>()
  const wanted = useRef<{ id: number; takesFocus: boolean }>(undefined)
  const [, render] = useState(0)

  // After each rendering: a card that changes its column is another element there.
  useLayoutEffect(() => {
    const { id, takesFocus } = wanted.current ?? {}
    if (id === undefined) return
    for (const { virtualizer, cards } of geometry.values()) {
      const index = cards.findIndex((card) => card.id === id)
      if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' })
    }
    const link = document.getElementById(cardLinkId(id))
    if (!link) return
    wanted.current = undefined
    // The column; of a board with lanes, where that is no element, the card.
    const place = link.closest('[data-lanes]') ? link : link.closest('section')
    place?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (takesFocus) link.focus({ preventScroll: true })
  })

  function bring(id: number, takesFocus: boolean) {
    wanted.current = { id, takesFocus }
    setCurrent(id)
    render((count) => count + 1)
  }
  return {
    current,
    setCurrent,
    /** Puts the focus on a card. */
    goTo: (id: number) => bring(id, true),
    /** Scrolls a card into view. */
    show: (id: number) => bring(id, false),
  }
}
