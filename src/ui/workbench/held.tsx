import { type ReactNode, useState } from 'react'
import { useDelayed } from '../use-delayed.ts'
import styles from './held.module.css'

/** Milliseconds after which what is held is seen all the same: an answer that fails or takes long must not keep it away. */
export const HELD_AT_MOST = 1000

/**
 * Whether something is unseen yet because of what comes above it: for a moment, and once. What was seen stays, whatever
 * is asked for later.
 */
export function useHeld(isHeld: boolean): boolean {
  const [phase, setPhase] = useState<'before' | 'held' | 'after'>(isHeld ? 'held' : 'before')
  if (isHeld && phase === 'before') setPhase('held')
  if (!isHeld && phase === 'held') setPhase('after')
  const isLate = useDelayed(HELD_AT_MOST, phase === 'held')
  return isHeld && phase !== 'after' && !isLate
}

/**
 * What stands below something whose first answer decides its height: it is there and makes its calls, but is not seen
 * before, since it would be pushed away under its reader.
 */
export const Held = ({ isHeld, children }: { isHeld: boolean; children: ReactNode }) => (
  <div className={styles.held} data-held={useHeld(isHeld) || undefined}>
    {children}
  </div>
)
