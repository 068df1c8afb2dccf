import { useEffect } from 'react'

/** Gives the focus back, once what calls this is gone, to what had it before; where that is gone, to its like in its place. */
export function useFocusReturn() {
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    return () => {
      // After whatever is closing has been removed.
      requestAnimationFrame(() => {
        const target = before?.isConnected ? before : before?.id ? document.getElementById(before.id) : null
        target?.focus({ preventScroll: true })
      })
    }
  }, [])
}
