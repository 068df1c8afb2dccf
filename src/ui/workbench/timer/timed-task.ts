import { useSyncExternalStore } from 'react'

/*
 * Which task the timer runs on, for the cards: a board has thousands, and a query's observer for each would slow it down.
 */
let timed: number | undefined
const listeners = new Set<() => void>()

export function setTimedTask(task: number | undefined) {
  if (task === timed) return
  timed = task
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the timer runs on that task. */
export const useIsTimed = (task: number) => useSyncExternalStore(listen, () => timed === task)
