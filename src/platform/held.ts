/** Something stored that every process holds in memory, so that no call queries for it. */
export interface Held {
  /** Reads it again, as when any process has changed it. */
  reload(): Promise<void>
}

/** Holds what is read; undefined until it was read for the first time. */
export function hold<Value>(read: () => Promise<Value | undefined>): Held & { readonly value: Value | undefined } {
  let value: Value | undefined
  let reading: Promise<unknown> = Promise.resolve()
  return {
    get value() {
      return value
    },
    async reload() {
      // One after another, so that the last to begin is the last to be heard.
      const next = reading.then(async () => void (value = await read()))
      reading = next.catch(() => {})
      await next
    },
  }
}
