import { type PointerEvent as ReactPointerEvent, type RefObject, useState } from 'react'
import { useStable } from '#ui/workbench/use-stable.ts'
import { type Drop, dragSpan, type Grip, hourOf, hoursBetween, minutesBetween, restingHour } from './drag.ts'
import { type Span, STEP } from './local-minutes.ts'
import { type Point, swallowClick, TOLERANCE, usePointerDrag } from './use-pointer-drag.ts'

/** Pixels from the edge of the scrolling area within which a drag scrolls it, and by how many a frame. */
const EDGE = 40
const SPEED = 9
/** Minutes that a drag by the minute goes by over the hours, and any with Alt; an event goes by quarters of an hour. */
const PRECISE = { step: 5, withAlt: 1 }
/** Minutes up to which a drag by the minute is a hand that shook. */
const SHAKE = 10

interface GridPointer {
  /** The element in which drags begin. */
  area: RefObject<HTMLElement | null>
  /** The element that scrolls when a drag comes near its edge. */
  scroller: RefObject<HTMLElement | null>
  /** Whether a drag ends at the minute where it stops; else it goes by whole hours. */
  isPrecise?: boolean
  /** The local minutes under a point of the window. */
  minutesAt: (point: Point) => number
  spanOf: (key: string) => Span | undefined
  onPick: (span: Span) => void
  onDrop: (drop: Drop) => void
}

/** A drag in progress: over hours without a key, else of an event. */
export type Drag = (Span & { key?: undefined }) | Drop

/**
 * Drags by mouse, pen and finger: over hours (`data-slot`), of events (`data-event`) and of their ends (`data-grip`). The
 * mouse drags at once; a finger scrolls, unless it rests first or begins at one of an event's ends. Escape ends a drag
 * without effect.
 */
export function useGridPointer(options: GridPointer) {
  const { area, isPrecise = false } = options
  const [drag, setDrag] = useState<Drag>()
  const pointer = usePointerDrag(area)
  const actions = useStable({
    minutesAt: options.minutesAt,
    spanOf: options.spanOf,
    /** Scrolls where the pointer has come near an edge, and not where it only began there. */
    scrollNear({ y }: Point, from: Point) {
      const scroller = options.scroller.current!
      const box = scroller.getBoundingClientRect()
      const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)]
      if (y > bottom - EDGE && y > from.y + TOLERANCE) scroller.scrollTop += SPEED
      else if (y < top + EDGE && y < from.y - TOLERANCE) scroller.scrollTop -= SPEED
    },
    pick: options.onPick,
    drop: options.onDrop,
  })

  function onPointerDown(event: ReactPointerEvent) {
    const target = event.target as Element
    const key = target.closest<HTMLElement>('[data-event]')?.dataset.event
    const grip = (target.closest<HTMLElement>('[data-grip]')?.dataset.grip ?? 'move') as Grip
    const isTouch = event.pointerType === 'touch'
    const usual = isPrecise && key === undefined ? PRECISE.step : STEP
    let step = usual
    if (!pointer.canBegin(event) || target.closest('[data-still]')) return
    if (key === undefined ? !target.closest('[data-slot]') : !actions.spanOf(key)) return

    const first = key === undefined ? undefined : actions.spanOf(key)
    const from = { x: event.clientX, y: event.clientY }
    const began = actions.minutesAt(from)
    let at = from
    let dragged: Drag | undefined
    let frame = 0

    function follow() {
      frame = requestAnimationFrame(follow)
      actions.scrollNear(at, from)
      update()
    }
    function update() {
      const now = actions.minutesAt(at)
      const next = key && first ? { key, ...dragSpan(first, grip, now - began, step) } : hoursTo(now)
      if (dragged?.start === next.start && dragged.end === next.end) return
      dragged = next
      setDrag(next)
    }
    function hoursTo(now: number): Span {
      if (!isPrecise) return hoursBetween(began, now)
      return at === from ? restingHour(now) : minutesBetween(began, now, step)
    }
    pointer.begin(event, {
      isAtOnce: !isTouch || grip !== 'move',
      onLift: follow,
      onMove(point, isAlt) {
        at = point
        if (isPrecise) step = isAlt ? PRECISE.withAlt : usual
      },
      onEnd() {
        cancelAnimationFrame(frame)
        setDrag(undefined)
      },
      onDrop(wasDragging) {
        if (!wasDragging) return
        update()
        setDrag(undefined)
        if (!dragged) return
        if (dragged.key !== undefined) {
          swallowClick()
          if (dragged.start !== first?.start || dragged.end !== first.end) actions.drop(dragged)
        } else if (isPrecise ? dragged.end - dragged.start > SHAKE : isTouch) {
          swallowClick()
          actions.pick(dragged)
          // Shorter, or within one hour, it is a click, which the browser sends too; but not where a finger rests.
        } else if (!isPrecise && hourOf(actions.minutesAt(at)) !== hourOf(began)) actions.pick(dragged)
      },
    })
  }

  return { drag, onPointerDown }
}
