import { type ParsedLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusHeading } from '#ui/public/focus-heading.ts'

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
        focusHeading()
      }),
    [router],
  )
}

const pageOf = ({ search }: ParsedLocation) => ('page' in search ? search.page : undefined)
