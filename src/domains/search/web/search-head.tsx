import type { ReactNode } from 'react'
import { SearchField } from '#ui/public/search-field.tsx'
import styles from './screen.module.css'

/** The field to search again, and what was searched. */
export const SearchHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header className={`stack gap-75 ${styles.head}`}>
    <SearchField className={styles.field} />
    <h1>{title}</h1>
    {children}
  </header>
)
