import { useEffect } from 'react'
import { api } from './api.ts'
import { visitSource } from './visit-source.ts'

/**
 * Counts a view of the page of that name, once each time it is opened, after it is shown. A call that fails is ignored:
 * the reader does not need to know.
 */
export function usePageView(page: string) {
  useEffect(() => {
    // In a timer: a page that is left at once, or an effect that development runs twice, is not counted.
    const timer = setTimeout(() =>
      api.analytics.track({ analytics: 'page', page, ...visitSource() }).catch(() => undefined),
    )
    return () => clearTimeout(timer)
  }, [page])
}
