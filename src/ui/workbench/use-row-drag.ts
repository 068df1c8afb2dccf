import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

interface Drag {
  id: number
  /** The id of the row to drop before; null for the end. */
  before: number | null
}

/** The items with one of them before another, or at the end where `before` is null. */
export function placed<Item extends { id: number }>(items: readonly Item[], id: number, before: number | null): Item[] {
  const moved = items.find((item) => item.id === id)
  if (!moved || id === before) return [...items]
  const others = items.filter((item) => item !== moved)
  const at = others.findIndex((item) => item.id === before)
  return others.toSpliced(at < 0 ? others.length : at, 0, moved)
}

/**
 * Reorders the rows of a list by a handle, with the mouse or a finger. During a drag the new order is shown by CSS alone:
 * moving the elements would end the browser's pointer capture.
 * @param listRef the list, whose children are the rows of `items` in their order
 */
export function useRowDrag(
  listRef: RefObject<HTMLElement | null>,
  items: readonly { id: number }[],
  onPlace: (id: number, before: number | null) => void,
) {
  const [drag, setDrag] = useState<Drag>()
  const end = useRef<() => void>(undefined)
  useEffect(() => () => end.current?.(), [])

  function begin(event: ReactPointerEvent, id: number) {
    if (event.button !== 0) return
    let before: number | null | undefined
    const follow = ({ clientY }: PointerEvent) => {
      const others = items.filter((item) => item.id !== id)
      const rows = [...(listRef.current?.children ?? [])]
      const under = others.find((other) => {
        const row = rows[items.findIndex((item) => item.id === other.id)]?.getBoundingClientRect()
        return row && clientY < row.top + row.height / 2
      })
      before = under?.id ?? null
      setDrag({ id, before })
    }
    const finish = (event?: Event) => {
      removeEventListener('pointermove', follow)
      for (const type of ['pointerup', 'pointercancel']) removeEventListener(type, finish)
      end.current = undefined
      setDrag(undefined)
      const isMoved = before !== undefined && placed(items, id, before).some((item, at) => item !== items[at])
      if (event?.type === 'pointerup' && isMoved) onPlace(id, before!)
    }
    end.current = finish
    addEventListener('pointermove', follow)
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, finish)
  }

  const order = drag && placed(items, drag.id, drag.before)
  return {
    dragged: drag?.id,
    begin,
    orderOf: (id: number) => order?.findIndex((item) => item.id === id) ?? 0,
  }
}
