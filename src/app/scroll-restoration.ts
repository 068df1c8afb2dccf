import type { ParsedLocation } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { isWorkbench } from './page-rules.ts'

/** The part of the router's location that is read. */
type Opened = { location: Pick<ParsedLocation, 'pathname'> }

/**
 * Whether the router scrolls once it has rendered. Not when it takes over a page that the server rendered: the page's own
 * inline script has restored its place, and its reader may have scrolled on since.
 */
export const makeScrollRestoration = createIsomorphicFn()
  .server(() => () => true)
  .client(() => {
    let isTakenOver = false
    return ({ location }: Opened) => {
      if (isTakenOver || isWorkbench(location.pathname)) return true
      isTakenOver = true
      // The router stores the place of what it has seen scroll.
      document.dispatchEvent(new Event('scroll'))
      return false
    }
  })
