import type { ReactNode } from 'react'
import styles from './card-grid.module.css'

interface Props {
  children: ReactNode
  label?: string
  /** Columns on a wide screen; fewer on narrow ones. */
  columns?: 3 | 4
}

/** Cards side by side: a list, each child an item of it. */
export const CardGrid = ({ children, label, columns = 3 }: Props) => (
  <ul className={`${styles.grid} ${columns === 4 ? styles.four : ''}`} aria-label={label}>
    {children}
  </ul>
)
