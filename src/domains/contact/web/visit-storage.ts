import { OUTBOX } from '#client/calls/outbox.ts'
import { readStored, storedKeys, writeStored } from '#client/storage/storage.ts'

/** Key of the path of this tab's first page, in session storage. */
export const FIRST_PAGE = 'first-page'

/** Path of the first page of this tab's visit; '' without storage. */
export const firstPage = () => readStored(FIRST_PAGE, 'tab') ?? ''

export function rememberFirstPage() {
  if (!firstPage()) writeStored(FIRST_PAGE, location.pathname, 'tab')
}

export const isAnyWaiting = () => storedKeys(OUTBOX).length > 0
