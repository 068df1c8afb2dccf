import { useEffect } from 'react'
import { api } from './api.ts'
import { visitSource } from './visit-source.ts'

/** Tracks a view of the page with that name each time it is opened, after it has rendered. Failures are ignored. */
export function usePageView(page: string) {
  useEffect(() => {
    // Deferred, so that an effect that is cleaned up at once (strict mode) does not count.
    const timer = setTimeout(() =>
      api.analytics.track({ analytics: 'page', page, ...visitSource() }).catch(() => undefined),
    )
    return () => clearTimeout(timer)
  }, [page])
}
