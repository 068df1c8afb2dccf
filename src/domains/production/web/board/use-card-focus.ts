import { useLayoutEffect, useRef, useState } from 'react'
import { cardLinkId } from './card.tsx'
import type { Geometry } from './geometry.ts'

interface Wanted {
  id: number
  takesFocus: boolean
  /** What had the focus then. */
  from: Element | null
}

const TYPED = 'input, textarea, select, [contenteditable="true"]'

/** Whether nobody has moved the focus since: it is where it was, or where it went when that was gone, which is no field. */
function isStill({ from }: Wanted) {
  const now = document.activeElement
  return now === from || now === document.body || (!from?.isConnected && !now?.matches(TYPED))
}

/** Tracks the card that has the focus or had it last, and moves the focus; Tab moves to that card. */
export function useCardFocus(geometry: Geometry) {
  const [current, setCurrent] = useState<number>()
  const wanted = useRef<Wanted>(undefined)
  const [, render] = useState(0)

  // After each rendering: a card that changes its column is another element there.
  useLayoutEffect(() => {
    if (!wanted.current) return
    // A card may be hidden: one that comes later takes the focus from nothing to which that has gone meanwhile.
    if (wanted.current.takesFocus && !isStill(wanted.current)) {
      wanted.current = undefined
      return
    }
    const { id, takesFocus } = wanted.current
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
    wanted.current = { id, takesFocus, from: document.activeElement }
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
