import type { EventRow } from '../../event-schemas.ts'
import { keyOf } from './shown-event.ts'

/** Frames for which a view may take to draw what was just saved. On days that are not shown it never does. */
const FRAMES = 60

function whenDrawn(selector: string, act: (element: HTMLElement) => void, frames: number) {
  requestAnimationFrame(() => {
    const element = document.querySelector<HTMLElement>(selector)
    if (element) act(element)
    else if (frames > 0) whenDrawn(selector, act, frames - 1)
  })
}

/** Gives the focus to an event of the view, in the next frame: later it might be taken from where it is by then. */
export const focusEvent = (event: Pick<EventRow, 'id' | 'occurrence'>) =>
  whenDrawn(`[data-event="${keyOf(event)}"] button`, (button) => button.focus({ preventScroll: true }), 0)

/** Scrolls to an event that was just saved, once it is drawn: of a series to its first occurrence in the view. */
export const scrollToEvent = (id: number) =>
  whenDrawn(`[data-event^="${id}/"]`, (event) => event.scrollIntoView({ block: 'nearest' }), FRAMES)
