import { Link } from '@tanstack/react-router'
import { AccountLink } from './account-link.tsx'
import { Brand } from './brand.tsx'
import type { FrameCompany, FrameUser } from './company.ts'
import { MenuPanel } from './menu-panel.tsx'
import { NavLinks } from './nav-links.tsx'
import { SchemeMenu } from './scheme-menu.tsx'
import { SearchField } from './search-field.tsx'
import styles from './top-bar.module.css'

/** The bar at the top. Below 64rem its links, the search and the scheme are in a panel, below 40rem the way to contact too. */
export function TopBar({ company, user }: { company: FrameCompany; user: FrameUser }) {
  return (
    <header className={`paper ${styles.holder}`}>
      <div className={`page row gap-100 ${styles.bar}`}>
        <Brand name={company.name} />
        <nav className={styles.links} aria-label="Principal">
          <NavLinks codeHosting={company.codeHosting} />
        </nav>
        <SearchField className={styles.search} />
        <SchemeMenu />
        <AccountLink user={user} />
        <Link to="/contact" className={`button small flex-none nowrap ${styles.talk}`} activeProps={{}}>
          Falar com a gente
        </Link>
        <MenuPanel codeHosting={company.codeHosting} />
      </div>
    </header>
  )
}
