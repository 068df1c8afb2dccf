import { useCallback, useSyncExternalStore } from 'react'
import { readStored } from '#client/storage/storage.ts'
import { setStored, subscribeToStored } from '#client/storage/use-stored.ts'

/** Key of the chosen scheme in local storage; absent for the system's. */
export const SCHEME_KEY = 'scheme'
/** The choices, in display order. */
export const SCHEMES = ['light', 'dark', 'system'] as const
export type Scheme = (typeof SCHEMES)[number]

/** Display names of the choices. */
export const SCHEME_NAMES: Record<Scheme, string> = { light: 'Claro', dark: 'Escuro', system: 'Do sistema' }

/** Inline script that applies the stored scheme before the first paint. */
export const APPLY_SCHEME = `try{var s=localStorage.getItem('${SCHEME_KEY}');if(s==='light'||s==='dark')document.documentElement.dataset.scheme=s}catch(e){}`

/** The chosen scheme and its setter, which also sets `html[data-scheme]` in every open tab. On the server it is 'system'. */
export function useScheme(): [Scheme, (scheme: Scheme) => void] {
  const scheme = useSyncExternalStore(subscribe, readScheme, () => 'system' as const)
  return [scheme, useCallback(setScheme, [])]
}

/** The applied scheme, from the document, since storage may be refused. */
function readScheme(): Scheme {
  const { scheme } = document.documentElement.dataset
  return scheme === 'light' || scheme === 'dark' ? scheme : 'system'
}

function setScheme(scheme: Scheme) {
  // First, so that it is applied to this page even if storage is refused.
  applyScheme(scheme)
  setStored(SCHEME_KEY, scheme === 'system' ? null : scheme)
}

function applyScheme(scheme: string | null) {
  const { dataset } = document.documentElement
  if (scheme === 'light' || scheme === 'dark') dataset.scheme = scheme
  else delete dataset.scheme
}

function subscribe(listener: () => void) {
  const stored = readStored(SCHEME_KEY)
  if (stored !== null) applyScheme(stored) // another tab chose before this page's scripts ran
  return subscribeToStored(({ type }) => {
    if (type === 'storage') applyScheme(readStored(SCHEME_KEY)) // another tab chose
    listener()
  })
}
