import { type KeyboardEvent, useState } from 'react'
import { longDay } from '../parts/titles.ts'
import { type Drop, dragSpan, stepOfKey } from './drag.ts'
import { clockSpan, dayAt, type Span } from './local-minutes.ts'

/** What is moved by keys. */
interface Movable extends Span {
  key: string
  title: string
  /** Where it moves by days alone: how many up and down are. */
  days: number | undefined
}

/**
 * Moves an event by keys: Space lifts it, the arrows move it, with Shift its end and with Alt its start, Space or Enter
 * drop it, Escape puts it back. `spoken` is the text for screen readers.
 */
export function useKeyDrag(onDrop: (drop: Drop) => void) {
  /** What is lifted, with its span by now, and the one it had. */
  const [held, setHeld] = useState<Drop & { from: Span }>()
  const [spoken, setSpoken] = useState('')
  const describe = (span: Span, { days }: Movable) =>
    days !== undefined ? longDay(dayAt(span.start)) : `${longDay(dayAt(span.start))}, ${clockSpan(span)}`

  /** Handles a key pressed on an event. False where the key has no meaning here. */
  function handleKey(event: KeyboardEvent, movable: Movable): boolean {
    const { key, title, days } = movable
    if (held?.key !== key) {
      if (event.key !== ' ' || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false
      event.preventDefault()
      const { start, end } = movable
      setHeld({ key, start, end, from: { start, end } })
      const ways = days !== undefined ? 'As setas movem' : 'As setas movem, com Shift mudam o fim, com Alt o início'
      setSpoken(`${title} na mão. ${describe(movable, movable)}. ${ways}; Espaço solta, Esc desiste.`)
      return true
    }
    event.preventDefault()
    // The form beside it must not take Escape as its own.
    event.stopPropagation()
    if (event.key === 'Escape') {
      setHeld(undefined)
      setSpoken(`Desistiu. De volta a ${describe(held.from, movable)}.`)
    } else if (event.key === ' ' || event.key === 'Enter') {
      setHeld(undefined)
      setSpoken(`Solto: ${describe(held, movable)}.`)
      if (held.start !== held.from.start || held.end !== held.from.end) onDrop(held)
    } else {
      const step = stepOfKey(event, days)
      if (!step) return true
      const span = dragSpan(held, step.grip, step.delta)
      setHeld({ ...held, ...span })
      setSpoken(describe(span, movable))
    }
    return true
  }

  return { held, spoken, handleKey, release: () => setHeld(undefined) }
}
