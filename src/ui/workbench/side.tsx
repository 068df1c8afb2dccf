import { Tooltip } from '@mantine/core'
import { IconHelp, IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import type { ComponentProps, ComponentType } from 'react'
import { isWordmark, Logo } from '../parts/logo.tsx'
import { BrandMark } from './brand-mark.tsx'
import { PersonMenu, type SignedInPerson } from './person-menu.tsx'
import styles from './side.module.css'

/** A link of the navigation. It is current at `to` and below. */
export interface SideLink {
  to: string
  label: string
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>
  /** Other paths for which it is current, e.g. the form of a list. */
  also?: readonly string[]
  /** Whether it is current only at `to` itself. */
  exact?: boolean
  /** Number of items that need attention, with its label; undefined for none. */
  waiting?: { count: number; label: string } | undefined
}

export interface SideProps {
  /** The company's name, which links to the public site. */
  brand: string
  /** Its own logo; null for the drawn mark. */
  logo: ComponentProps<typeof Logo> | null
  links: readonly SideLink[]
  person: SignedInPerson
  /** Ends the session. */
  onLeave: () => void
  /** Opens or closes the manual. */
  onHelp: () => void
  /** Whether only icons are shown. */
  collapsed?: boolean
  /** Absent if it cannot be collapsed. */
  onCollapse?: () => void
  onNavigate?: () => void
}

/** The navigation: brand, links, and the signed-in person. */
export function Side({
  brand,
  logo,
  links,
  person,
  onLeave,
  onHelp,
  collapsed = false,
  onCollapse,
  onNavigate,
}: SideProps) {
  const { pathname } = useLocation()
  const Toggle = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  const toggle = collapsed ? 'Abrir o menu' : 'Recolher o menu'
  return (
    <div className={`column full-height ${styles.side}`} data-collapsed={collapsed || undefined}>
      <a className={`row gap-60 undecorated tight ${styles.brand}`} href="/" title={`${brand}: ver o site`}>
        {logo ? <Logo {...logo} /> : <BrandMark />}
        <span className={logo && isWordmark(logo) ? 'hidden' : undefined}>{brand}</span>
      </a>
      <nav aria-label="Dashboard" className={`stack content-start grow ${styles.links}`}>
        {links.map((link) => (
          <Tooltip key={link.to} label={link.label} position="right" disabled={!collapsed}>
            <Link
              to={link.to}
              activeOptions={{ exact: true }}
              className={`row text-start undecorated no-background no-border pointer rounded hover-wash hover-ink outline-inside ${styles.link}`}
              aria-current={isCurrent(link, pathname) ? 'page' : undefined}
              onClick={onNavigate}
            >
              <link.icon size={20} stroke={1.7} aria-hidden />
              <span>{link.label}</span>
              {link.waiting && link.waiting.count > 0 && (
                <b className={`push on-fill accent-fill pill ${styles.waiting}`}>
                  <span aria-hidden>{link.waiting.count > 99 ? '99+' : link.waiting.count}</span>
                  <span className="hidden">{link.waiting.label}</span>
                </b>
              )}
            </Link>
          </Tooltip>
        ))}
      </nav>
      <Tooltip label="Ajuda" position="right" disabled={!collapsed}>
        <button
          type="button"
          className={`row text-start undecorated no-background no-border pointer rounded hover-wash hover-ink outline-inside ${styles.link}`}
          onClick={onHelp}
          aria-keyshortcuts="?"
        >
          <IconHelp size={20} stroke={1.7} aria-hidden />
          <span>Ajuda</span>
        </button>
      </Tooltip>
      {onCollapse && (
        <Tooltip label={toggle} position="right" disabled={!collapsed}>
          <button
            type="button"
            className={`row text-start undecorated no-background no-border pointer rounded hover-wash hover-ink outline-inside ${styles.link}`}
            onClick={onCollapse}
            aria-expanded={!collapsed}
          >
            <Toggle size={20} stroke={1.7} aria-hidden />
            <span>{toggle}</span>
          </button>
        </Tooltip>
      )}
      <PersonMenu person={person} onLeave={onLeave} collapsed={collapsed} />
    </div>
  )
}

const below = (path: string, pathname: string) => pathname === path || pathname.startsWith(`${path}/`)

/** Whether a link leads to the screen at that path, or to the one it belongs to. */
export const isCurrent = ({ to, also = [], exact }: SideLink, pathname: string) =>
  exact ? pathname.replace(/\/$/, '') === to : [to, ...also].some((path) => below(path, pathname))
