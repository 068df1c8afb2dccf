import { useCallback, useSyncExternalStore } from 'react'
import { readStored } from '#client/storage.ts'
import { setStored, subscribeToStored } from '#client/use-stored.ts'

/** Key of the chosen scheme in local storage; absent, the system's counts. */
export const SCHEME_KEY = 'scheme'
/** What a person may choose, in the order switches show it. */
export const SCHEMES = ['light', 'dark', 'system'] as const
export type Scheme = (typeof SCHEMES)[number]

/** The choices as the interface names them. */
export const SCHEME_NAMES: Record<Scheme, string> = { light: 'Claro', dark: 'Escuro', system: 'Do sistema' }

/** Runs before anything is painted, so that no page flashes in the other scheme. */
export const APPLY_SCHEME = `try{var s=localStorage.getItem('${SCHEME_KEY}');if(s==='light'||s==='dark')document.documentElement.dataset.scheme=s}catch(e){}`

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
  // First: where storage is refused, the choice holds for this page.
  applyScheme(scheme)
  setStored(SCHEME_KEY, scheme === 'system' ? null : scheme)
}

function applyScheme(scheme: string | null) {
  const { dataset } = document.documentElement
  if (scheme === 'light' || scheme === 'dark') dataset.scheme = scheme
  else delete dataset.scheme
}

const subscribe = (listener: () => void) =>
  subscribeToStored(({ type }) => {
    if (type === 'storage') applyScheme(readStored(SCHEME_KEY)) // another tab chose
    listener()
  })
