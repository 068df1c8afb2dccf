import { createIsomorphicFn } from '@tanstack/react-start'
import { type Returned, rendering } from '#platform/context.ts'

/**
 * What comes back of the page's form that a browser without scripts sent and the server refused; for the page's
 * loader. Undefined on every other rendering, and on navigation in the browser.
 */
export const returnedForm = createIsomorphicFn()
  .server((): Returned | undefined => rendering.getStore()?.returned)
  .client((): Returned | undefined => undefined)
