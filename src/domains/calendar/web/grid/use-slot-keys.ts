import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { hoursBetween } from './drag.ts'
import { DAY_MINUTES, dayAt, type Span } from './local-minutes.ts'

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -60,
  ArrowDown: 60,
  ArrowLeft: -DAY_MINUTES,
  ArrowRight: DAY_MINUTES,
}

/**
 * The hours by keys: Tab leads to one of them, the arrows to the others, with Shift they select several, Enter picks.
 * `first` is the hour that Tab leads to at first, in local minutes.
 */
export function useSlotKeys(
  area: RefObject<HTMLElement | null>,
  { days, first, onPick }: { days: readonly string[]; first: number; onPick: (span: Span) => void },
) {
  const [visited, setVisited] = useState(first)
  const tabStop = days.includes(dayAt(visited)) ? visited : first
  const [began, setBegan] = useState<number>()
  const selected = began === undefined ? undefined : hoursBetween(began, tabStop)

  function onKeyDown(event: KeyboardEvent) {
    const slot = (event.target as Element).closest<HTMLElement>('[data-slot]')
    if (!slot || event.ctrlKey || event.metaKey || event.altKey) return
    const at = Number(slot.dataset.slot)
    if (event.key === 'Enter' && selected) {
      event.preventDefault()
      setBegan(undefined)
      return onPick(selected)
    }
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = area.current?.querySelector<HTMLElement>(`[data-slot="${at + step}"]`)
    if (!next) return
    setBegan(event.shiftKey ? (began ?? at) : undefined)
    setVisited(at + step)
    next.focus()
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (!area.current?.contains(relatedTarget)) setBegan(undefined)
  }

  return { tabStop, selected, onKeyDown, onBlur }
}
