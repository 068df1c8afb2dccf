import { useInterval, useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'
import { nowMs } from '#clock.ts'
import { toMinutes } from './grid/local-minutes.ts'

/** Now in local minutes, anew each minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => toMinutes(nowMs()))
  const follow = () => setNow(toMinutes(nowMs()))
  useInterval(follow, 10_000, { autoInvoke: true })
  // A phone that was asleep has run no timers.
  useWindowEvent('visibilitychange', follow)
  return now
}
