/* Everything of the drag library is in this file: it is younger than 1.0 and pinned. */
import { AutoScroller, Cursor, Draggable, Feedback, PointerSensor, PreventSelection, StyleInjector } from '@dnd-kit/dom'
import { DragDropProvider, DragOverlay, useDragDropManager } from '@dnd-kit/react'
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

/** Lets elements inside that have `data-card`, the id of their card, be dragged with mouse, pen or a long touch. */
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
      <Sources />
      {content.children}
      <DragOverlay dropAnimation={null}>{({ id }) => content.overlay(Number(id))}</DragOverlay>
    </DragDropProvider>
  )
}

const doNothing = () => {}

/**
 * Makes a card draggable as it is pressed. One that is for each of them, whether or not it is ever dragged, would be made
 * with each card that is drawn.
 */
function Sources() {
  const manager = useDragDropManager()
  useEffect(() => {
    if (!manager) return
    let source: Draggable | undefined
    // Before the press arrives at the card, where the sensor listens from then on.
    function press({ target, isPrimary }: PointerEvent) {
      const element = target instanceof Element ? target.closest('[data-card]') : null
      if (!element || element === source?.element || !isPrimary || !manager?.dragOperation.status.idle) return
      source?.destroy()
      source = new Draggable({ id: Number(element.getAttribute('data-card')), element, type: 'card' }, manager)
      source.register()
    }
    addEventListener('pointerdown', press, { capture: true })
    // Safari asks as a touch begins whether its moves can be prevented.
    addEventListener('touchmove', doNothing, { passive: false })
    return () => {
      removeEventListener('pointerdown', press, { capture: true })
      removeEventListener('touchmove', doNothing)
      source?.destroy()
    }
  }, [manager])
  return null
}
