import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react'

/** Pixels the mouse moves before it drags, and a finger at most before it scrolls instead. */
export const TOLERANCE = 5
/** Milliseconds until a resting finger lifts what is under it. */
const PRESS = 350

export interface Point {
  x: number
  y: number
}

/** What a drag does. */
interface PointerDrag {
  /** Whether a finger drags as soon as it moves, as the mouse does; else it scrolls, unless it rests first. */
  isAtOnce: boolean
  /** It begins. */
  onLift: () => void
  /** The pointer moved, perhaps before it begins. */
  onMove: (at: Point, isAlt: boolean, isDragging: boolean) => void
  /** It is over, whether or not it began, and before it is dropped. */
  onEnd: () => void
  onDrop: (wasDragging: boolean) => void
}

/**
 * Drags by mouse, pen and finger; Escape ends one without effect.
 * @param area where a finger that drags must not scroll; the window where absent
 */
export function usePointerDrag(area?: RefObject<HTMLElement | null>) {
  const end = useRef<() => void>(undefined)
  const isDragging = useRef(false)

  useEffect(() => () => end.current?.(), [])
  // A finger that drags must not scroll too, which only a listener that is not passive can prevent.
  useEffect(() => {
    const element = area ? area.current : window
    const hold = (event: Event) => {
      if (isDragging.current && event.cancelable) event.preventDefault()
    }
    element?.addEventListener('touchmove', hold, { passive: false })
    return () => element?.removeEventListener('touchmove', hold)
  }, [area])

  /** Whether a drag may begin: with the main button, and while there is none. */
  const canBegin = (event: ReactPointerEvent) => event.button === 0 && !end.current

  function begin(event: ReactPointerEvent, drag: PointerDrag) {
    const isTouch = event.pointerType === 'touch'
    const from = { x: event.clientX, y: event.clientY }
    const listening = new AbortController()
    let hasMoved = false

    function lift() {
      isDragging.current = true
      if (isTouch) navigator.vibrate?.(10)
      drag.onLift()
    }
    function stop() {
      clearTimeout(timer)
      listening.abort()
      end.current = undefined
      isDragging.current = false
      drag.onEnd()
    }
    function drop() {
      const wasDragging = isDragging.current
      stop()
      drag.onDrop(wasDragging)
    }
    const timer = drag.isAtOnce ? undefined : setTimeout(lift, PRESS)
    end.current = stop

    const options = { capture: true, signal: listening.signal }
    addEventListener(
      'pointermove',
      ({ clientX: x, clientY: y, altKey }) => {
        if (!hasMoved && Math.hypot(x - from.x, y - from.y) <= TOLERANCE) return
        hasMoved = true
        drag.onMove({ x, y }, altKey, isDragging.current)
        if (isDragging.current) return
        if (drag.isAtOnce) lift()
        else stop()
      },
      options,
    )
    addEventListener('pointerup', drop, options)
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
    // A long press would open the browser's menu and end the drag.
    if (isTouch) addEventListener('contextmenu', (menu) => menu.preventDefault(), options)
  }
  return { canBegin, begin }
}

/** Keeps the click that ends a drag from opening what is under it. */
export function swallowClick() {
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}
