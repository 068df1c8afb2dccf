import { createIsomorphicFn } from '@tanstack/react-start'
import { type Returned, rendering } from '#platform/rendering.ts'

/**
 * For the loader of a page with a form: the values and errors of a refused submission without JavaScript. Undefined on
 * every other rendering, and in the browser.
 */
export const returnedForm = createIsomorphicFn()
  .server((): Returned | undefined => rendering.getStore()?.returned)
  .client((): Returned | undefined => undefined)
