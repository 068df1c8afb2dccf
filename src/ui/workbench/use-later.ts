import { type ComponentType, useEffect, useRef, useState } from 'react'

/** Milliseconds after which a screen that is never idle counts as such, and all screens in Safari. */
const LATEST = 1000
/** Milliseconds until what could not be loaded is tried again. */
const AGAIN = 2000

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

/** Loads once the browser is idle what is opened later, so that it is there then. What fails is loaded as it is opened. */
export function useWarm(...loads: (() => Promise<unknown>)[]) {
  const isIdle = useIdle()
  const latest = useRef(loads)
  useEffect(() => {
    if (isIdle) for (const load of latest.current) load().catch(() => undefined)
  }, [isIdle])
}

/** A component that is loaded once it is needed, and tried again while that fails; undefined until then. */
export function useLater<P>(load: () => Promise<{ default: ComponentType<P> } | undefined>, isNeeded: boolean) {
  const [Loaded, setLoaded] = useState<ComponentType<P>>()
  const isLoaded = Loaded !== undefined
  useEffect(() => {
    if (isLoaded || !isNeeded) return
    let timer: number | undefined
    let isOver = false
    const tryLoading = async () => {
      // Vite gives undefined instead of an error where its event 'vite:preloadError' is handled.
      const module = await load().catch((failure) => void console.error(failure))
      if (isOver) return
      if (module) setLoaded(() => module.default)
      else timer = window.setTimeout(tryLoading, AGAIN)
    }
    void tryLoading()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isLoaded, isNeeded, load])
  return Loaded
}
