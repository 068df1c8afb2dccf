import { useEffect } from 'react'

/** Scrolls to the top. For placeholders: the router scrolls only after the page has loaded. */
export function useTop() {
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
}
