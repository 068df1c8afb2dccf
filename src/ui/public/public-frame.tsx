import type { ReactNode } from 'react'
import styles from './public-frame.module.css'

interface Props {
  /** The bar above the page. */
  top: ReactNode
  /** The footer. */
  bottom: ReactNode
  /** What is tracked of the page, as JSON, for the script that counts it before all others have loaded. */
  view: string | undefined
  children: ReactNode
}

/** Around every public page: a skip link, the top bar, the page, the footer. */
export function PublicFrame({ top, bottom, view, children }: Props) {
  return (
    <div className={`column window-high ${styles.frame}`}>
      <a className={`strong rounded ${styles.skip}`} href="#conteudo">
        Pular para o conteúdo
      </a>
      {top}
      <main id="conteudo" tabIndex={-1} className={`grow ${styles.main}`} data-view={view}>
        {children}
      </main>
      {bottom}
    </div>
  )
}
