import { useCallback, useSyncExternalStore } from 'react'
import { removeStored, writeStored } from '#client/storage.ts'

/** Key of the chosen scheme in local storage; absent, the system's counts. */
export const SCHEME_KEY = 'scheme'
/** What a person may choose, in the order switches show it. */
export const SCHEMES = ['light', 'dark', 'system'] as const
export type Scheme = (typeof SCHEMES)[number]

/** The choices as the interface names them. */
export const SCHEME_NAMES: Record<Scheme, string> = { light: 'Claro', dark: 'Escuro', system: 'Do sistema' }

/** Runs before anything is painted, so that no page flashes in the other scheme. */
export const APPLY_SCHEME = `try{var s=localStorage.getItem('${SCHEME_KEY}');if(s==='light'||s==='dark')document.documentElement.dataset.scheme=s}catch(e){}`

/** Dispatched for this tab's own listeners: the browser's storage event reaches only the other tabs. */
const CHANGED = 'vitrine:scheme'

/** The chosen scheme and a way to choose: `html[data-scheme]` follows, in every open tab. On the server it is 'system'. */
export function useScheme(): [Scheme, (scheme: Scheme) => void] {
  const scheme = useSyncExternalStore(subscribe, readScheme, () => 'system' as const)
  return [scheme, useCallback(setScheme, [])]
}

/** What is applied now; the document knows it even where storage is refused. */
function readScheme(): Scheme {
  const { scheme } = document.documentElement.dataset
  return scheme === 'light' || scheme === 'dark' ? scheme : 'system'
}

function setScheme(scheme: Scheme) {
  // Where storage is full or refused, the choice holds for this page.
  if (scheme === 'system') removeStored(SCHEME_KEY)
  else writeStored(SCHEME_KEY, scheme)
  applyScheme(scheme)
  dispatchEvent(new Event(CHANGED))
}

function applyScheme(scheme: Scheme) {
  if (scheme === 'system') delete document.documentElement.dataset.scheme
  else document.documentElement.dataset.scheme = scheme
}

function subscribe(listener: () => void) {
  const follow = ({ key, newValue }: StorageEvent) => {
    // A null key: all of the storage was cleared.
    if (key !== SCHEME_KEY && key !== null) return
    applyScheme(newValue === 'light' || newValue === 'dark' ? newValue : 'system')
    listener()
  }
  addEventListener('storage', follow)
  addEventListener(CHANGED, listener)
  return () => {
    removeEventListener('storage', follow)
    removeEventListener(CHANGED, listener)
  }
}
