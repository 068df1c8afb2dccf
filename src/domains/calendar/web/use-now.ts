import { useEffect, useState } from 'react'
import { toMinutes } from './grid/local-minutes.ts'

/** Now in local minutes, anew each minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => toMinutes(Date.now()))
  useEffect(() => {
    const follow = () => setNow(toMinutes(Date.now()))
    const timer = setInterval(follow, 10_000)
    // A phone that was asleep has run no timers.
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [])
  return now
}
