import { useEffect } from 'react'
import { api } from '#client/api.ts'
import { visitSource } from '#client/visit-source.ts'

/** Tells that an article was opened, once for each opening, after it is there. A failure is nobody's business. */
export function useArticleView(id: number) {
  useEffect(() => {
    // The effect of a page that leaves at once (or runs twice in development) tells nothing.
    const timer = setTimeout(() =>
      api.analytics.track({ analytics: 'archive', id, ...visitSource() }).catch(() => undefined),
    )
    return () => clearTimeout(timer)
  }, [id])
}
