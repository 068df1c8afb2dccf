import type { ReactNode } from 'react'
import css from './card-grid.module.css'

/** Cards side by side, in one, two or three columns: a list, each child an item of it. */
export const CardGrid = ({ children, label }: { children: ReactNode; label?: string }) => (
  <ul className={css.grid} aria-label={label}>
    {children}
  </ul>
)
