import type { ReactNode } from 'react'
import styles from './card-grid.module.css'

interface Props {
  children: ReactNode
  /** For wide screens. */
  columns?: 3 | 4
}

/** A list whose items, cards, stand side by side. The first ones widen, so that no row has a hole: of four, at up to four. */
export const CardGrid = ({ children, columns = 3 }: Props) => (
  <ul className={`stack one-column bare-list ${styles.grid} ${columns === 4 ? styles.four : styles.three}`}>
    {children}
  </ul>
)
