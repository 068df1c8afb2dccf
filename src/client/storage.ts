/**
 * The browser's local storage, the one place that touches it. It may be full, or refused by the browser's settings:
 * then nothing is stored and nothing found, and no caller fails.
 */

/** The text stored under `key`; null where there is none. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores `text` under `key`, and says whether it could. */
export function writeStored(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Removes what is stored under `key`, and says whether storage could be reached. */
export function removeStored(key: string): boolean {
  try {
    localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

/** The stored keys that begin with `prefix`. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
