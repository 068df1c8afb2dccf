import type { ReactNode } from 'react'
import styles from './curtain.module.css'

interface Props {
  /** What lies over the content at first, e.g. `<Placeholders>`. */
  placeholders: ReactNode
  /** What is there from the start, and is seen once the delay of the featured cards is over. */
  children: ReactNode
}

/**
 * The specification's delay on a page that already has its content: placeholders lie over it for `--delay-featured`,
 * by style sheet alone. Whoever reads the document without styles (a robot) has all of it at once.
 */
export function Curtain({ placeholders, children }: Props) {
  return (
    <div className={styles.curtain}>
      <div className={styles.content}>{children}</div>
      <div className={styles.over}>{placeholders}</div>
    </div>
  )
}
