import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'

/** Sets the status of the page being rendered to 429, so that it is not cached. Does nothing in the browser. */
export const answerTooMany = createIsomorphicFn().server(() => setResponseStatus(429))
