import { useEffect } from 'react'

/** Event of the window: the scripts have taken the page over. */
export const HYDRATED = 'vitrine:hydrated'

/** Reports that the scripts have taken the page over. */
export function useHydratedEvent() {
  useEffect(() => {
    dispatchEvent(new Event(HYDRATED))
  }, [])
}
