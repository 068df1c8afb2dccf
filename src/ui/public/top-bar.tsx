import { AccountLink } from './account-link'
import { Brand } from './brand'
import type { FrameCompany, FrameUser } from './company.ts'
import { MenuPanel } from './menu-panel'
import { NavLinks } from './nav-links'
import { SchemeMenu } from './scheme-menu'
import { SearchField } from './search-field'
import css from './top-bar.module.css'

/** The bar at the top. Below 60rem its links, the search and the scheme wait in a panel. */
export function TopBar({ company, user }: { company: FrameCompany; user: FrameUser }) {
  return (
    <header className={css.holder}>
      <div className={`page ${css.bar}`}>
        <Brand name={company.name} />
        <nav className={css.links} aria-label="Principal">
          <NavLinks codeHosting={company.codeHosting} />
        </nav>
        <SearchField className={css.search} />
        <SchemeMenu />
        <AccountLink user={user} />
        <MenuPanel codeHosting={company.codeHosting} />
      </div>
    </header>
  )
}
