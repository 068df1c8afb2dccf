import { useEffect, useState } from 'react'

/**
 * False at first, true that many milliseconds after `isStarted` first holds, and from then on; true at once for 0
 * milliseconds.
 */
export function useDelayed(milliseconds: number, isStarted = true): boolean {
  const [isOver, setOver] = useState(milliseconds === 0)
  useEffect(() => {
    if (!isStarted) return
    const timer = setTimeout(() => setOver(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds, isStarted])
  return isOver
}
