import type { ReactNode } from 'react'
import styles from './list-head.module.css'

/** The heading of a list, the same before and after it is there, with the facts about it. */
export const ListHead = ({ title, children }: { title: string; children: ReactNode }) => (
  <header className={styles.head}>
    <h1>{title}</h1>
    <div className={styles.facts}>{children}</div>
  </header>
)
