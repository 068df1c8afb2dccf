import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { isApiError } from './failures.ts'

/** Sets the status of the page being rendered to 429, so that it is not cached. Does nothing in the browser. */
const answerTooMany = createIsomorphicFn().server(() => setResponseStatus(429))

type Refused<Loaded> = { [Name in keyof Loaded]?: undefined } & { refusal: string }

/** For a route's loader: what was loaded, or where a limit was reached the text that says so; the page is then a 429. */
export async function loadLimited<Loaded extends object>(
  loading: () => Promise<Loaded>,
): Promise<(Loaded & { refusal?: undefined }) | Refused<Loaded>> {
  try {
    return await loading()
  } catch (error) {
    if (!isApiError(error) || error.status !== 429) throw error
    answerTooMany()
    return { refusal: error.message } as Refused<Loaded>
  }
}
