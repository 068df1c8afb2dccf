/*
 * The browser's storage; no other module uses it directly. It may be full, or refused by the browser's settings: then
 * nothing is stored or found, but nothing throws.
 */

/** `browser`: local storage, shared by all tabs. `tab`: session storage. */
type Scope = 'browser' | 'tab'

/** The result of `act`; null if the storage is full or refused. */
function attempt<Result>(scope: Scope, act: (storage: Storage) => Result): Result | null {
  try {
    return act(scope === 'tab' ? sessionStorage : localStorage)
  } catch {
    return null
  }
}

/** The text stored under `key`; null if there is none. */
export const readStored = (key: string, scope: Scope = 'browser'): string | null =>
  attempt(scope, (storage) => storage.getItem(key))

/** Stores `text` under `key`. Returns whether it succeeded. */
export const writeStored = (key: string, text: string, scope: Scope = 'browser'): boolean =>
  attempt(scope, (storage) => storage.setItem(key, text)) !== null

/** Removes the text stored under `key`. Returns whether storage is available. */
export const removeStored = (key: string, scope: Scope = 'browser'): boolean =>
  attempt(scope, (storage) => storage.removeItem(key)) !== null

/** The keys in local storage that begin with `prefix`. */
export const storedKeys = (prefix: string): string[] =>
  attempt('browser', (storage) => Object.keys(storage).filter((key) => key.startsWith(prefix))) ?? []
