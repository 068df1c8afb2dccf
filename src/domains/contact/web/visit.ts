import { useEffect } from 'react'
import { isAnyWaiting, rememberFirstPage } from './visit-storage.ts'

/**
 * On every public page: remembers the first one of this tab's visit, and has messages sent that are still waiting.
 * What sends them is loaded only where one is.
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
  // What cannot be loaded now is asked for again by the next page.
  import('./outbox.ts').then(({ sendWaiting }) => sendWaiting()).catch(() => undefined)
}
