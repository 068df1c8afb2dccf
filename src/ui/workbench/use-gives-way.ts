import { useEffect } from 'react'

/** Pixels that a finger moves before it counts. */
const LEAST = 8
/** Pixels before the end of a page that are its end: browsers round. */
const END = 2

/**
 * Says at the document (`data-scrolls-down`) whether somebody scrolls down a page that goes on. What floats over its end on
 * a phone then gives way, so that nothing lies under it, and returns on the way up and at the end, where it has room
 * (`workbench.css`).
 */
export function useGivesWay() {
  useEffect(() => {
    const root = document.documentElement
    let last = window.scrollY
    function follow() {
      const end = root.scrollHeight - window.innerHeight
      const at = Math.max(window.scrollY, 0)
      const isEdge = at === 0 || at >= end - END
      if (!isEdge && Math.abs(at - last) < LEAST) return
      root.toggleAttribute('data-scrolls-down', !isEdge && at > last)
      last = at
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => {
      window.removeEventListener('scroll', follow)
      root.removeAttribute('data-scrolls-down')
    }
  }, [])
}
