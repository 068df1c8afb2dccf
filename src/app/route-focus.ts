import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * After a navigation in the browser the focus goes to the new page's heading, which is then read aloud,
 * as it would be with a new document. Jumps within a page and its filters leave the focus alone.
 */
export function useRouteFocus() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        if (!pathChanged || !fromLocation || toLocation.hash) return
        const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
        if (!heading) return
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
      }),
    [router],
  )
}
