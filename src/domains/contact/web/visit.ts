import { useEffect } from 'react'
import { isAnyWaiting, rememberFirstPage } from './visit-storage.ts'

/**
 * On every public page: stores the first page of this tab's visit, and sends unsent messages. The code that sends is
 * loaded only if there are any.
 */
export function useVisit() {
  useEffect(() => {
    rememberFirstPage()
    sendWaiting()
    addEventListener('online', sendWaiting)
    return () => removeEventListener('online', sendWaiting)
  }, [])
}

function sendWaiting() {
  if (!isAnyWaiting()) return
  // If loading fails, the next page tries again.
  import('./outbox.ts').then(({ sendWaiting }) => sendWaiting()).catch(() => undefined)
}
