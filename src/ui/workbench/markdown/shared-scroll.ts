import { type RefObject, useEffect } from 'react'

/** Scrolls two elements together, to the same fraction of their heights. */
export function useSharedScroll(one: RefObject<HTMLElement | null>, other: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const [first, second] = [one.current, other.current]
    if (!first || !second) return
    // Positions set by this code: their scroll events must not move the other element back.
    const put = new WeakMap<HTMLElement, number>()
    const follow = (from: HTMLElement, to: HTMLElement) => () => {
      if (put.get(from) === from.scrollTop) return void put.delete(from)
      const room = from.scrollHeight - from.clientHeight
      const target = Math.round(room > 0 ? (from.scrollTop / room) * (to.scrollHeight - to.clientHeight) : 0)
      if (Math.abs(to.scrollTop - target) < 1) return
      to.scrollTop = target
      put.set(to, to.scrollTop)
    }
    const [down, up] = [follow(first, second), follow(second, first)]
    first.addEventListener('scroll', down, { passive: true })
    second.addEventListener('scroll', up, { passive: true })
    return () => {
      first.removeEventListener('scroll', down)
      second.removeEventListener('scroll', up)
    }
  }, [one, other])
}
