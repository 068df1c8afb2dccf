import type { ReactNode } from 'react'
import styles from './held.module.css'

/**
 * What stands below something whose first answer decides its height: it is there and makes its calls, but is not seen
 * before, since it would be pushed away under its reader.
 */
export const Held = ({ isHeld, children }: { isHeld: boolean; children: ReactNode }) => (
  <div className={styles.held} data-held={isHeld || undefined}>
    {children}
  </div>
)
