import type { EventRow } from '../../event-schemas.ts'
import { keyOf } from './shown-event.ts'

/** Gives the focus to an event of the view, once that is drawn. */
export const focusEvent = (event: Pick<EventRow, 'id' | 'occurrence'>) =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-event="${keyOf(event)}"] button`)?.focus({ preventScroll: true }),
  )

/** Scrolls to an event that was just saved, once it is drawn: of a series to its first occurrence in the view. */
export const scrollToEvent = (id: number) =>
  requestAnimationFrame(() => document.querySelector(`[data-event^="${id}/"]`)?.scrollIntoView({ block: 'nearest' }))
