import { isApiError } from './failures.ts'

/** Event of the window: a call did not reach the server. */
export const UNREACHED = 'vitrine:unreached'

/** Whether a call failed before the program could answer it: without a network, or at a proxy in front of a dead server. */
export const isUnreached = (error: unknown) => !isApiError(error) || error.status === 502 || error.status === 504

/** Runs an act, and says whether a call did not reach the server meanwhile. */
export async function watchReach<Result>(act: () => Result): Promise<{ result: Awaited<Result>; isLost: boolean }> {
  let isLost = false
  const note = () => {
    isLost = true
  }
  addEventListener(UNREACHED, note)
  try {
    const result = await act()
    return { result, isLost }
  } finally {
    removeEventListener(UNREACHED, note)
  }
}

/** Announces to the frame that a call failed because the server was not reached, if it was that. Not where `signal` ended it. */
export function announceUnreached(error: unknown, signal?: AbortSignal) {
  if (!signal?.aborted && isUnreached(error)) dispatchEvent(new Event(UNREACHED))
}
