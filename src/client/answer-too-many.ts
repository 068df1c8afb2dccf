import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'

/** Has the page that is being rendered answered with 429, so that it is cached for nobody else. Does nothing in the browser. */
export const answerTooMany = createIsomorphicFn().server(() => setResponseStatus(429))
