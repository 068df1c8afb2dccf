import type { ReactNode } from 'react'
import { ListLoading } from '#ui/public/list-loading.tsx'
import { SearchField } from '#ui/public/search-field.tsx'
import { shorten } from '../search.ts'
import styles from './screen.module.css'

/** Shown while the results load, on navigation in the browser. */
export const Searching = ({ text }: { text: string }) => (
  <div className="page">
    <SearchHead title={`Buscando “${shorten(text)}”`} />
    <ListLoading label="Buscando nos projetos e nos arquivos" />
  </div>
)

/** The field to search again, and what was searched. */
export const SearchHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header className={`stack gap-75 ${styles.head}`}>
    <SearchField className={styles.field} />
    <h1>{title}</h1>
    {children}
  </header>
)
