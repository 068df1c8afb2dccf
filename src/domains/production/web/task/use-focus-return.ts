import { useEffect } from 'react'

/** When the calling component unmounts, returns the focus to the element that had it before, or to the one that has its id by now. */
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
