import type { ReactNode } from 'react'
import styles from './list-head.module.css'

/** The heading of a list, also shown while it loads, with facts about it beside. */
export const ListHead = ({ title, children }: { title: string; children: ReactNode }) => (
  <header className={`cluster align-end space-between ${styles.head}`}>
    <h1 className={styles.title}>{title}</h1>
    <div className={`cluster align-center tabular ${styles.facts}`}>{children}</div>
  </header>
)
