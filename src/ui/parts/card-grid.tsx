import type { ReactNode } from 'react'
import styles from './card-grid.module.css'

interface Props {
  children: ReactNode
  /** For wide screens. */
  columns?: 3 | 4
  /** Whether the first cards widen, so that no row has a hole: for three columns. */
  whole?: boolean
}

/** A list whose items, cards, stand side by side. */
export const CardGrid = ({ children, columns = 3, whole = false }: Props) => (
  <ul
    className={`stack one-column bare-list ${styles.grid} ${columns === 4 ? styles.four : ''} ${whole ? styles.whole : ''}`}
  >
    {children}
  </ul>
)
