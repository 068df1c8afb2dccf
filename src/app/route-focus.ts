import { type ParsedLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Moves the focus to the new page's heading after a navigation in the browser, to another page of a list too, so that
 * screen readers announce it. Jumps within a page and other changes of the query leave the focus alone.
 */
export function useRouteFocus() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        if (!fromLocation || toLocation.hash) return
        if (!pathChanged && pageOf(fromLocation) === pageOf(toLocation)) return
        const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
        if (!heading) return
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
      }),
    [router],
  )
}

const pageOf = ({ search }: ParsedLocation) => ('page' in search ? search.page : undefined)
