/* Everything of the drag library is in this file: it is younger than 1.0 and pinned. */
import { AutoScroller, Cursor, Feedback, PointerSensor, PreventSelection, StyleInjector } from '@dnd-kit/dom'
import { DragDropProvider, DragOverlay, useDraggable } from '@dnd-kit/react'
import { getNonce } from 'get-nonce'
import { type ReactNode, useEffect, useRef, useState } from 'react'

interface Point {
  x: number
  y: number
}

interface DragAreaProps<Target> {
  /** The id of the card that is dragged. */
  dragged: number | undefined
  /** Returns the drop position under a point of the window, in pixels; null where there is none. Stays the same. */
  targetAt: (point: Point) => Target | null
  /** Called in each frame of a drag with the drop position; with null once the drag is over. Stays the same. */
  onTarget: (target: Target | null) => void
  /** Called with the id of the card when a drag starts, with undefined when it ends. */
  onLift: (id: number | undefined) => void
  /** Called when a card is dropped. */
  onDrop: (id: number, target: Target) => void
  /** Renders what follows the pointer. */
  overlay: (id: number) => ReactNode
  children: ReactNode
}

/** For mouse, pen and touch. The keyboard is `useKeyMove`'s, which also reaches cards that are not rendered. Buttons in a card start no drag. */
const sensors = [
  PointerSensor.configure({
    preventActivation: ({ target }) => target instanceof Element && target.closest('button') !== null,
  }),
]

/** The library's plugins without `Accessibility`, whose announcements come late and overwrite each other. */
function makePlugins() {
  const nonce = getNonce()
  const options = nonce ? { nonce } : {}
  return [StyleInjector.configure(options), AutoScroller, Cursor.configure(options), Feedback, PreventSelection]
}

/** Lets cards inside be dragged by `useDragCard` with mouse, pen or a long touch. */
export function DragArea<Target>({ dragged, targetAt, onTarget, onLift, onDrop, ...content }: DragAreaProps<Target>) {
  const [plugins] = useState(makePlugins)
  const point = useRef<Point>({ x: 0, y: 0 })

  // In every frame, not with the pointer: a column scrolls by itself under a pointer that rests.
  useEffect(() => {
    if (dragged === undefined) return
    let frame = 0
    const follow = () => {
      onTarget(targetAt(point.current))
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => {
      cancelAnimationFrame(frame)
      onTarget(null)
    }
  }, [dragged, targetAt, onTarget])

  return (
    <DragDropProvider
      sensors={sensors}
      plugins={plugins}
      onDragStart={({ operation }) => {
        point.current = { ...operation.position.current }
        onLift(Number(operation.source?.id))
      }}
      onDragMove={({ operation }) => {
        point.current = { ...operation.position.current }
      }}
      onDragEnd={({ operation, canceled }) => {
        point.current = { ...operation.position.current }
        const target = canceled ? null : targetAt(point.current)
        onLift(undefined)
        if (target) onDrop(Number(operation.source?.id), target)
      }}
    >
      {content.children}
      <DragOverlay dropAnimation={null}>{({ id }) => content.overlay(Number(id))}</DragOverlay>
    </DragDropProvider>
  )
}

/** Makes an element draggable. Returns its ref, and whether it is being dragged. */
export function useDragCard(id: number) {
  const { ref, isDragSource } = useDraggable({ id, type: 'card' })
  return { ref, isDragged: isDragSource }
}
