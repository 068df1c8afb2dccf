import { useWindowEvent } from '@mantine/hooks'
import type { RefObject } from 'react'
import { TASK_PANEL_ID } from './panel-id.ts'

/** Where a key has another meaning than to close: something is open above, or a list of choices is. */
const OVER = '[aria-modal="true"]'
const OPENED = '[data-mantine-stop-propagation="true"], [aria-expanded="true"]'
const FIELD = 'input, textarea, select, [contenteditable="true"]'
/** A card that is lifted, or cards that are chosen: Esc puts them down first. */
const HELD = '[data-card]:is([data-held], [data-selected])'

/** Esc leaves the field of a task beside its board, and then closes it; on a phone its frame does that. */
export function usePanelEscape(panel: RefObject<HTMLElement | null>, isPhone: boolean, onClose: () => void) {
  useWindowEvent(
    'keydown',
    ({ key, target }) => {
      if (key !== 'Escape' || isPhone || !(target instanceof HTMLElement)) return
      const isInside = target.closest(`#${TASK_PANEL_ID}`) !== null
      if (!isInside && target !== document.body && !target.closest('[data-board]')) return
      if (document.querySelector(OVER) || target.matches(OPENED) || (!isInside && document.querySelector(HELD))) return
      if (isInside && target.matches(FIELD)) panel.current?.focus()
      else onClose()
    },
    { capture: true },
  )
}
