import { type PointerEvent as ReactPointerEvent, useState } from 'react'
import type { PlannedTask } from '../../tasks-contract.ts'
import { type Span, STEP } from '../grid/local-minutes.ts'
import { minutesAt } from '../grid/minutes-at.ts'
import { type Point, swallowClick, usePointerDrag } from '../grid/use-pointer-drag.ts'

/** Minutes of a task that nobody has estimated, and the most that one event for it is made with. */
const LENGTH = 60
const MOST = 8 * 60
/** Minutes that a drag goes by with Alt. */
const PRECISE = 5

/** Minutes of an event for a task. */
export const plannedMinutes = ({ estimate }: Pick<PlannedTask, 'estimate'>) => Math.min(estimate || LENGTH, MOST)

/** Drags tasks onto the hours, by mouse and pen at once, by a finger that rests first. Escape ends a drag without effect. */
export function useTaskDrag(onDrop: (task: PlannedTask, span: Span) => Promise<unknown>) {
  /** The task that is dragged or being saved, and where it would stand; no span while that is beside the hours. */
  const [drag, setDrag] = useState<{ task: number; span: Span | undefined }>()
  const pointer = usePointerDrag()

  function begin(event: ReactPointerEvent, task: PlannedTask) {
    if (!pointer.canBegin(event) || (event.target as Element).closest('a')) return
    let at: Point = { x: event.clientX, y: event.clientY }
    let step = STEP
    let span: Span | undefined

    function follow() {
      span = spanUnder(at, plannedMinutes(task), step)
      setDrag({ task: task.id, span })
    }
    pointer.begin(event, {
      isAtOnce: event.pointerType !== 'touch',
      onLift: follow,
      onMove(point, isAlt, isDragging) {
        at = point
        step = isAlt ? PRECISE : STEP
        if (isDragging) follow()
      },
      onEnd: () => setDrag(undefined),
      async onDrop(wasDragging) {
        if (!wasDragging) return
        swallowClick()
        if (!span) return
        setDrag({ task: task.id, span })
        await onDrop(task, span).finally(() => setDrag(undefined))
      },
    })
  }

  return { drag, begin }
}

/** Where a task would stand whose upper edge is under that point; undefined beside the hours. */
function spanUnder(point: Point, length: number, step: number): Span | undefined {
  const area = document.elementFromPoint(point.x, point.y)?.closest<HTMLElement>('[data-hours]')
  if (!area) return undefined
  const start = Math.floor(minutesAt(area, point) / step) * step
  return { start, end: start + length }
}
