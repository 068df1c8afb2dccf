let pause: PromiseWithResolvers<void> | undefined

/** Holds calls from now until `resumeCalls`: while a session is being ended, one would be refused on its way. */
export function pauseCalls() {
  pause ??= Promise.withResolvers()
}

/** Sends the calls that were held. */
export function resumeCalls() {
  pause?.resolve()
  pause = undefined
}

/** Settles once calls may be sent. */
export const untilCallsResume = async () => pause?.promise
