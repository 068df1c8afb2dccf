import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useRef, useState } from 'react'

/** Milliseconds after which a screen that is never idle, or never has its data, counts as such, and all screens in Safari. */
const LATEST = 2000
/** Milliseconds after which is looked again whether the browser is idle and no data are under way. */
const LOOK = 100
/** How often in a row that must be so: the first idle moment after an answer is for who waits for the screen. */
const LOOKS = 2
/** Milliseconds until what could not be loaded is tried again. */
const AGAIN = 2000

/**
 * Acts once the browser is idle and no data are under way: what no first screen needs may be done then. While an answer is
 * awaited the browser is idle as well, and what is begun in that time stands in its way.
 */
function useWhenIdle(act: () => void) {
  const client = useQueryClient()
  const latest = useRef(act)
  useEffect(() => {
    const end = () => {
      stop()
      latest.current()
    }
    const timer = setTimeout(end, LATEST)
    let [look, idle] = [0, window.requestIdleCallback?.(check)]
    let quiet = 0
    function check() {
      quiet = client.isFetching() === 0 ? quiet + 1 : 0
      if (quiet === LOOKS) return end()
      look = window.setTimeout(() => {
        idle = requestIdleCallback(check)
      }, LOOK)
    }
    function stop() {
      clearTimeout(timer)
      clearTimeout(look)
      if (idle) cancelIdleCallback(idle)
    }
    return stop
  }, [client])
}

/** Whether the browser has been idle, with the screen's data there, since the component appeared. */
export function useIdle() {
  const [isIdle, setIdle] = useState(false)
  useWhenIdle(() => setIdle(true))
  return isIdle
}

/** Loads once the browser is idle what is opened later, so that it is there then. What fails is loaded as it is opened. */
export function useWarm(...loads: (() => Promise<unknown>)[]) {
  useWhenIdle(() => {
    for (const load of loads) load().catch(() => undefined)
  })
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
