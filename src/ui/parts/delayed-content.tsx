import type { ReactNode } from 'react'
import styles from './delayed-content.module.css'

interface Props {
  /** Covers the content at first, e.g. `<Placeholders>`. */
  placeholders: ReactNode
  children: ReactNode
}

/**
 * Shows content after the delay that the specification asks for (`--delay-featured`), by styles alone. The content is in
 * the document from the start, so that a robot without styles reads it at once.
 */
export const DelayedContent = ({ placeholders, children }: Props) => (
  <div className="relative">
    <div className={styles.content}>{children}</div>
    <div className={`clipped click-through paper ${styles.placeholders}`}>{placeholders}</div>
  </div>
)
