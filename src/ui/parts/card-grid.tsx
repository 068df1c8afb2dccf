import type { ReactNode } from 'react'
import styles from './card-grid.module.css'

/** A list whose items, cards, stand side by side. `columns` is for wide screens. */
export const CardGrid = ({ children, columns = 3 }: { children: ReactNode; columns?: 3 | 4 }) => (
  <ul className={`stack one-column bare-list ${styles.grid} ${columns === 4 ? styles.four : ''}`}>{children}</ul>
)
