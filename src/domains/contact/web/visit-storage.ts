import { readStored, storedKeys, writeStored } from '#client/storage.ts'

const FIRST_PAGE = 'first-page'

/** What the keys in local storage of messages waiting to be sent begin with, one a message. */
export const OUTBOX = 'contact-outbox-'

/** Path of the first page of this tab's visit; '' where the browser stores nothing. */
export const firstPage = () => readStored(FIRST_PAGE, 'tab') ?? ''

export function rememberFirstPage() {
  if (!firstPage()) writeStored(FIRST_PAGE, location.pathname, 'tab')
}

/** Whether a message is waiting to be sent. */
export const isAnyWaiting = () => storedKeys(OUTBOX).length > 0
