import type { ReactNode } from 'react'
import { AccountLink } from '#ui/public/account-link.tsx'
import { Brand } from '#ui/public/brand.tsx'
import type { FrameUser } from '#ui/public/company.ts'
import { SchemeChoice } from '#ui/public/scheme-choice.tsx'
import styles from './frame.module.css'

interface PreparingFrameProps {
  name: string
  user: FrameUser
  children: ReactNode
}

/** Around every page while the site is being prepared: no links to pages that say nothing yet, but the way in. */
export const PreparingFrame = ({ name, user, children }: PreparingFrameProps) => (
  <div className="column window-high">
    <header className={`page row space-between gap-100 full-width ${styles.bar}`}>
      <Brand name={name} />
      <AccountLink user={user} />
    </header>
    <main id="conteudo" tabIndex={-1} className="grow">
      {children}
    </main>
    <footer className={`flex justify-end full-width page ${styles.foot}`}>
      <SchemeChoice />
    </footer>
  </div>
)
