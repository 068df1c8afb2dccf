import { useInterval, useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'
import { toMinutes } from './grid/local-minutes.ts'

/** Now in local minutes, anew each minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => toMinutes(Date.now()))
  const follow = () => setNow(toMinutes(Date.now()))
  useInterval(follow, 10_000, { autoInvoke: true })
  // A phone that was asleep has run no timers.
  useWindowEvent('visibilitychange', follow)
  return now
}
