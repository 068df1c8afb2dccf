import { useEffect } from 'react'
import { api } from './api.ts'
import { visitSource } from './visit-source.ts'

/**
 * Tells that the page of that name was opened: once for each visit, after it is there.
 * A failure is nobody's business: the reader came to read.
 */
export function usePageView(page: string) {
  useEffect(() => {
    // The effect of a page that leaves at once (or runs twice in development) tells nothing.
    const timer = setTimeout(() =>
      api.analytics.track({ analytics: 'page', page, ...visitSource() }).catch(() => undefined),
    )
    return () => clearTimeout(timer)
  }, [page])
}
