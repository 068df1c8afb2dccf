import type { ReactNode } from 'react'
import styles from './buyer-page.module.css'

interface BuyerPageProps {
  title: string
  /** A way back, above the title. */
  back?: ReactNode
  /** Below the title. */
  lead?: ReactNode
  /** Names the main part. */
  label: string
  panel: {
    title: string
    children: ReactNode
    /** Whether it follows the main part in a narrow window; it precedes it otherwise. */
    isLast?: boolean
  }
  children: ReactNode
}

/** A page of somebody who buys: the main part, and what is bought in a panel beside it. */
export function BuyerPage({ title, back, lead, label, panel, children }: BuyerPageProps) {
  const aside = (
    <aside className={`wash rounded ${styles.panel}`} aria-labelledby="painel-do-pedido">
      <h2 id="painel-do-pedido">{panel.title}</h2>
      {panel.children}
    </aside>
  )
  return (
    <div className={`page parts-may-shrink ${styles.page}`}>
      <header className={styles.head}>
        {back && <p className={styles.back}>{back}</p>}
        <h1>{title}</h1>
        {lead && <p className={`larger break-anywhere ${styles.lead}`}>{lead}</p>}
      </header>
      {!panel.isLast && aside}
      <section className={styles.main} aria-label={label}>
        {children}
      </section>
      {panel.isLast && aside}
    </div>
  )
}
