import { useEffect } from 'react'

/** Scrolls to the top. For what is shown while a page loads: the router scrolls only once the page is there. */
export function useTop() {
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
}
