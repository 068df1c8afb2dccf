import { type ComponentType, useEffect, useState } from 'react'

/** Milliseconds after which a screen that is never idle counts as such, and all screens in Safari. */
const LATEST = 1000

/** Whether the browser has been idle since the component appeared: what no first screen needs may be loaded then. */
export function useIdle() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const act = () => setIdle(true)
    if (window.requestIdleCallback) window.requestIdleCallback(act, { timeout: LATEST })
    else setTimeout(act, LATEST)
  }, [])
  return isIdle
}

/** A component that is loaded once it is needed, and anew with the next need where that failed; undefined until then. */
export function useLater<P>(load: () => Promise<{ default: ComponentType<P> }>, isNeeded: boolean) {
  const [Loaded, setLoaded] = useState<ComponentType<P>>()
  const isLoaded = Loaded !== undefined
  useEffect(() => {
    if (isLoaded || !isNeeded) return
    load()
      .then(({ default: component }) => setLoaded(() => component))
      .catch((failure) => console.error(failure))
  }, [isLoaded, isNeeded, load])
  return Loaded
}
