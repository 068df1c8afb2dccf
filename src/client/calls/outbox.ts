/** Prefix of the local storage keys of unsent messages and requests, one key for each. */
export const OUTBOX = 'contact-outbox-'

/** Event of the window: a kept message has left the outbox. Its detail is a `Settled`. */
export const SETTLED = 'outbox-settled'

export interface Settled {
  key: string
  /** Whether the server refused its content, and so has not got it. */
  isRefused: boolean
}
