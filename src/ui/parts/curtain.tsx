import type { ReactNode } from 'react'
import styles from './curtain.module.css'

interface Props {
  /** Covers the content at first, e.g. `<Placeholders>`. */
  placeholders: ReactNode
  /** In the document from the start, and visible once the delay of the featured cards is over. */
  children: ReactNode
}

/**
 * The specification's delay on a page that already has its content: placeholders cover it for `--delay-featured`, by
 * style sheet alone. A robot that reads the document without styles gets all of it at once.
 */
export function Curtain({ placeholders, children }: Props) {
  return (
    <div className={styles.curtain}>
      <div className={styles.content}>{children}</div>
      <div className={styles.over}>{placeholders}</div>
    </div>
  )
}
