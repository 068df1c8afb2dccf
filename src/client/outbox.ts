/** Prefix of the local storage keys of unsent messages and requests, one key for each. */
export const OUTBOX = 'contact-outbox-'
