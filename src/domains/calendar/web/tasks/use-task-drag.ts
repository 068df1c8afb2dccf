import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'
import type { PlannedTask } from '../../tasks-contract.ts'
import { type Span, STEP } from '../grid/local-minutes.ts'
import { minutesAt } from '../grid/minutes-at.ts'
import { PRESS, swallowClick, TOLERANCE } from '../grid/use-grid-pointer.ts'

/** Minutes of a task that nobody has estimated, and the most that one event for it is made with. */
const LENGTH = 60
const MOST = 8 * 60
/** Minutes that a drag goes by with Alt. */
const PRECISE = 5

/** How long an event for a task is made. */
export const lengthOf = ({ estimate }: Pick<PlannedTask, 'estimate'>) => Math.min(estimate || LENGTH, MOST)

/** Drags tasks onto the hours, by mouse and pen at once, by a finger that rests first. Escape ends a drag without effect. */
export function useTaskDrag(onDrop: (task: PlannedTask, span: Span) => Promise<unknown>) {
  /** The task that is dragged or being saved, and where it would stand; no span while that is beside the hours. */
  const [drag, setDrag] = useState<{ task: number; span: Span | undefined }>()
  const end = useRef<() => void>(undefined)
  const isDragging = useRef(false)
  useEffect(() => () => end.current?.(), [])
  // A finger that drags must not scroll too, which only a listener that is not passive can prevent.
  useEffect(() => {
    const hold = (event: TouchEvent) => {
      if (isDragging.current && event.cancelable) event.preventDefault()
    }
    addEventListener('touchmove', hold, { passive: false })
    return () => removeEventListener('touchmove', hold)
  }, [])

  function begin(event: ReactPointerEvent, task: PlannedTask) {
    const isTouch = event.pointerType === 'touch'
    if (event.button !== 0 || end.current || (event.target as Element).closest('a')) return
    const from = { x: event.clientX, y: event.clientY }
    const listening = new AbortController()
    let at = from
    let step = STEP
    let span: Span | undefined

    function lift() {
      isDragging.current = true
      if (isTouch) navigator.vibrate?.(10)
      follow()
    }
    function follow() {
      span = spanUnder(at, lengthOf(task), step)
      setDrag({ task: task.id, span })
    }
    function stop() {
      clearTimeout(timer)
      listening.abort()
      end.current = undefined
      isDragging.current = false
      setDrag(undefined)
    }
    async function drop() {
      const [dropped, wasDragging] = [span, isDragging.current]
      stop()
      if (!wasDragging) return
      swallowClick()
      if (!dropped) return
      setDrag({ task: task.id, span: dropped })
      await onDrop(task, dropped).finally(() => setDrag(undefined))
    }
    const timer = isTouch ? setTimeout(lift, PRESS) : undefined
    end.current = stop
    const options = { capture: true, signal: listening.signal }
    addEventListener(
      'pointermove',
      ({ clientX: x, clientY: y, altKey }) => {
        if (at === from && Math.hypot(x - from.x, y - from.y) <= TOLERANCE) return
        at = { x, y }
        step = altKey ? PRECISE : STEP
        if (isDragging.current) follow()
        else if (isTouch) stop()
        else lift()
      },
      options,
    )
    addEventListener('pointerup', () => void drop(), options)
    addEventListener('pointercancel', stop, options)
    addEventListener(
      'keydown',
      (pressed) => {
        if (pressed.key !== 'Escape') return
        pressed.stopPropagation()
        stop()
        addEventListener('pointerup', swallowClick, { capture: true, once: true })
      },
      options,
    )
    if (isTouch) addEventListener('contextmenu', (menu) => menu.preventDefault(), options)
  }

  return { drag, begin }
}

/** Where a task would stand whose upper edge is under that point; undefined beside the hours. */
function spanUnder(point: { x: number; y: number }, length: number, step: number): Span | undefined {
  const area = document.elementFromPoint(point.x, point.y)?.closest<HTMLElement>('[data-hours]')
  if (!area) return undefined
  const start = Math.floor(minutesAt(area, point) / step) * step
  return { start, end: start + length }
}
