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

/**
 * The delays that the specification asks for, in milliseconds. The same values are `--delay-*` in elements.css. UI_DELAYS=0
 * removes them (`html[data-delays='off']`).
 */
export const DELAYS = {
  /** Placeholder cards before the featured archives. */
  featured: 1000,
  /** The user's name in the dashboard's title. */
  name: 1000,
  /** The spinner of the list of quotes, after the data arrived. */
  budgets: 1000,
  /** The spinner of a month's finance, after the data arrived. */
  finance: 1000,
} as const
