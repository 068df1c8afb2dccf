import { useEffect } from 'react'

/** Shows the page from its top. For what stands in for a page still to come: the router scrolls only when that is there. */
export function useTop() {
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
}
