const FIRST_PAGE = 'first-page'

/** What the keys in local storage of messages waiting to be sent begin with, one a message. */
export const OUTBOX = 'contact-outbox-'

/** Path of the first page of this tab's visit; '' where the browser keeps nothing. */
export function firstPage(): string {
  try {
    return sessionStorage.getItem(FIRST_PAGE) ?? ''
  } catch {
    return ''
  }
}

export function rememberFirstPage() {
  try {
    if (sessionStorage.getItem(FIRST_PAGE) === null) sessionStorage.setItem(FIRST_PAGE, location.pathname)
  } catch {}
}

export function isAnyWaiting(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(OUTBOX))
  } catch {
    return false
  }
}
