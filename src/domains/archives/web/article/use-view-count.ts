import { useEffect } from 'react'
import { api } from '#client/api.ts'
import { visitSource } from '#client/visit-source.ts'

/** Tracks one view of an article after it has rendered. Failures are ignored. */
export function useArticleView(id: number) {
  useEffect(() => {
    // Deferred, so that an effect that is cleaned up at once (strict mode) does not count.
    const timer = setTimeout(() =>
      api.analytics.track({ analytics: 'archive', id, ...visitSource() }).catch(() => undefined),
    )
    return () => clearTimeout(timer)
  }, [id])
}
