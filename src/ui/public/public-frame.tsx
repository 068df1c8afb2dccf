import type { ReactNode } from 'react'
import type { Site } from '#client/page-head.ts'
import type { FrameUser } from './company.ts'
import { Footer } from './footer.tsx'
import styles from './public-frame.module.css'
import { TopBar } from './top-bar.tsx'

interface Props extends Pick<Site, 'company' | 'day' | 'modules_off'> {
  user: FrameUser
  /** What is tracked of the page, as JSON, for the script that counts it before all others have loaded. */
  view: string | undefined
  children: ReactNode
}

/** Around every public page: a skip link, the top bar, the page, the footer. */
export function PublicFrame({ company, day, modules_off, user, view, children }: Props) {
  return (
    <div className={`column window-high ${styles.frame}`}>
      <a className={`strong rounded ${styles.skip}`} href="#conteudo">
        Pular para o conteúdo
      </a>
      <TopBar company={company} user={user} />
      <main id="conteudo" tabIndex={-1} className={`grow ${styles.main}`} data-view={view}>
        {children}
      </main>
      <Footer company={company} day={day} modules_off={modules_off} />
    </div>
  )
}
