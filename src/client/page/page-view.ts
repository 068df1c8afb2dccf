import { useEffect } from 'react'
import { api } from '#client/calls/api.ts'
import { readVisitSource } from './visit-source.ts'

/** What is tracked of a page that was opened: the article, or the page's name. */
export type PageView = { analytics: 'archive'; id: number } | { analytics: 'page'; page: string }

/** Attribute of the document element while the view of the page that the server rendered is tracked already. */
export const VIEWED = 'viewed'

/** Whether the opening of this page, as an element of it says it, was sent before the scripts ran (`app/start-page.ts`). */
export function takeSentOpening(opening: string): boolean {
  const { dataset } = document.documentElement
  const isSent = dataset[VIEWED] === opening
  delete dataset[VIEWED]
  return isSent
}

/** Whether a view of this document was tracked with its source already. */
let isSourceSent = false

/**
 * Tracks a view each time a page is opened, after it has rendered. The first one of a document that the server rendered
 * was tracked before the scripts ran (`app/start-scripts.ts`). Failures are ignored.
 * @param view `PageView` as JSON; undefined where nothing is tracked
 */
export function usePageView(view: string | undefined) {
  useEffect(() => {
    if (!view) return
    if (takeSentOpening(view)) {
      isSourceSent = true
      return
    }
    // Deferred, so that an effect that is cleaned up at once (strict mode) does not count.
    const timer = setTimeout(() => {
      const source = isSourceSent ? {} : readVisitSource()
      isSourceSent = true
      api.analytics.track({ ...(JSON.parse(view) as PageView), ...source }).catch(() => undefined)
    })
    return () => clearTimeout(timer)
  }, [view])
}
