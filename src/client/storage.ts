/**
 * The browser's storage, the one place that touches it. It may be full, or refused by the browser's settings: then
 * nothing is stored and nothing found, and no caller fails.
 */

/** What is stored for the `browser` lasts and is the same in all its tabs; what is stored for the `tab` ends with it. */
type Scope = 'browser' | 'tab'

const open = (scope: Scope) => (scope === 'tab' ? sessionStorage : localStorage)

/** The text stored under `key`; null where there is none. */
export function readStored(key: string, scope: Scope = 'browser'): string | null {
  try {
    return open(scope).getItem(key)
  } catch {
    return null
  }
}

/** Stores `text` under `key`, and says whether it could. */
export function writeStored(key: string, text: string, scope: Scope = 'browser'): boolean {
  try {
    open(scope).setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Removes what is stored under `key`, and says whether storage could be reached. */
export function removeStored(key: string, scope: Scope = 'browser'): boolean {
  try {
    open(scope).removeItem(key)
    return true
  } catch {
    return false
  }
}

/** The keys stored for the browser that begin with `prefix`. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(open('browser')).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
