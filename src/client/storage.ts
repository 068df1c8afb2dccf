/**
 * The browser's storage, the one place that touches it. It may be full, or refused by the browser's settings: then
 * nothing is stored and nothing found, and no caller fails.
 */

/** What is stored for the `browser` lasts and is the same in all its tabs; what is stored for the `tab` ends with it. */
type Scope = 'browser' | 'tab'

/** What `act` returns; null where the storage is full or refused. */
function attempt<Result>(scope: Scope, act: (storage: Storage) => Result): Result | null {
  try {
    return act(scope === 'tab' ? sessionStorage : localStorage)
  } catch {
    return null
  }
}

/** The text stored under `key`; null where there is none. */
export const readStored = (key: string, scope: Scope = 'browser'): string | null =>
  attempt(scope, (storage) => storage.getItem(key))

/** Stores `text` under `key`, and says whether it could. */
export const writeStored = (key: string, text: string, scope: Scope = 'browser'): boolean =>
  attempt(scope, (storage) => storage.setItem(key, text)) !== null

/** Removes what is stored under `key`, and says whether storage could be reached. */
export const removeStored = (key: string, scope: Scope = 'browser'): boolean =>
  attempt(scope, (storage) => storage.removeItem(key)) !== null

/** The keys stored for the browser that begin with `prefix`. */
export const storedKeys = (prefix: string): string[] =>
  attempt('browser', (storage) => Object.keys(storage).filter((key) => key.startsWith(prefix))) ?? []
