import type { ReactNode } from 'react'
import styles from './buyer-page.module.css'

interface BuyerPageProps {
  title: string
  /** A way back, above the title. */
  back?: ReactNode
  /** Names the main part. */
  label: string
  panel: {
    title: string
    children: ReactNode
  }
  children: ReactNode
}

/** A page of somebody who buys: the main part, and what is bought in a panel beside it, or above it in a narrow window. */
export const BuyerPage = ({ title, back, label, panel, children }: BuyerPageProps) => (
  <div className={`stack one-column parts-may-shrink page ${styles.page}`}>
    <header className={styles.head}>
      {back && <p className={`below-100 small ${styles.back}`}>{back}</p>}
      <h1 className="display">{title}</h1>
    </header>
    <aside className={`top surface ${styles.panel}`} aria-labelledby="painel-do-pedido">
      <h2 id="painel-do-pedido">{panel.title}</h2>
      {panel.children}
    </aside>
    <section className={`break-anywhere ${styles.main}`} aria-label={label}>
      {children}
    </section>
  </div>
)
