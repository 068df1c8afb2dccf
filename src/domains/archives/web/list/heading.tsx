import type { ReactNode } from 'react'
import css from './screen.module.css'

/** The heading of the list, the same before and after it is there. */
export const ListHead = ({ children }: { children: ReactNode }) => (
  <header className={css.head}>
    <h1>Todos os nossos arquivos</h1>
    <div className={css.facts}>{children}</div>
  </header>
)
