import {
  IconChevronDown,
  IconHelp,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
} from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { type ComponentProps, type ComponentType, type ReactNode, useId } from 'react'
import { useManners } from '#client/interface/manners.ts'
import { useChoice } from '#client/storage/use-choice.ts'
import { isWordmark, Logo } from '../parts/logo.tsx'
import { BrandMark } from './brand-mark.tsx'
import { LaterTooltip } from './later/later-tooltip.tsx'
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
  /** Screens of its own, which show below it while it is current. */
  within?: readonly Pick<SideLink, 'to' | 'label' | 'icon'>[] | undefined
  /** Number of items that need attention, with its label; undefined for none. */
  waiting?: { count: number; label: string } | undefined
}

/** A part of the navigation. Without a label its links always show; else they open below it. */
export interface SideGroup {
  label?: string
  icon?: SideLink['icon']
  links: readonly SideLink[]
}

export interface SideProps {
  /** The company's name, which links to the public site. */
  brand: string
  /** Its own logo; null for the drawn mark. */
  logo: ComponentProps<typeof Logo> | null
  groups: readonly SideGroup[]
  person: SignedInPerson
  /** Further entries of the person's menu. */
  personEntries: ReactNode
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

const ENTRY = `row text-start undecorated no-background no-border pointer rounded hover-wash hover-ink outline-inside ${styles.link}`

/** The navigation: brand, links, and the signed-in person. */
export function Side({
  brand,
  logo,
  groups,
  person,
  personEntries,
  onLeave,
  onHelp,
  collapsed = false,
  onCollapse,
  onNavigate,
}: SideProps) {
  const Toggle = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  const { personByName } = useManners()
  const toggle = collapsed ? 'Abrir o menu' : 'Recolher o menu'
  return (
    <div className={`column gap-12 full-height ${styles.side}`} data-collapsed={collapsed || undefined}>
      <a
        className={`row gap-60 below-50 flex-none tight undecorated ${styles.brand}`}
        href="/"
        title={`${brand}: ver o site`}
      >
        {logo ? <Logo {...logo} /> : <BrandMark />}
        <span className={logo && isWordmark(logo) ? 'hidden' : undefined}>{brand}</span>
      </a>
      <nav aria-label="Dashboard" className={`stack content-start gap-12 grow ${styles.links}`}>
        {groups.map((group) => (
          <Group key={group.label} {...group} collapsed={collapsed} onNavigate={onNavigate} />
        ))}
      </nav>
      {!personByName && (
        <LaterTooltip label="Ajuda" position="right" disabled={!collapsed}>
          <button type="button" className={ENTRY} onClick={onHelp} aria-keyshortcuts="?">
            <IconHelp size={20} stroke={1.7} aria-hidden />
            <span>Ajuda</span>
          </button>
        </LaterTooltip>
      )}
      {onCollapse && (
        <LaterTooltip label={toggle} position="right" disabled={!collapsed}>
          <button type="button" className={ENTRY} onClick={onCollapse} aria-expanded={!collapsed}>
            <Toggle size={20} stroke={1.7} aria-hidden />
            <span>{toggle}</span>
          </button>
        </LaterTooltip>
      )}
      <PersonMenu
        person={person}
        byName={personByName}
        entries={personEntries}
        onHelp={personByName ? onHelp : undefined}
        onLeave={onLeave}
        collapsed={collapsed}
      />
    </div>
  )
}

interface GroupProps extends SideGroup {
  collapsed: boolean
  onNavigate: (() => void) | undefined
}

/** A part's links; below its label, where it has one, when it was opened or one of them is current. Icons alone have no label. */
function Group({ label, icon: Icon, links, collapsed, onNavigate }: GroupProps) {
  const { pathname } = useLocation()
  const [opened = [], setOpened] = useChoice('menu_groups')
  const id = useId()
  const all = links.map((link) => <Entry key={link.to} link={link} collapsed={collapsed} onNavigate={onNavigate} />)
  if (!label || collapsed) return all
  const isOpen = opened.includes(label) || links.some((link) => isCurrent(link, pathname))
  return (
    <>
      <button
        type="button"
        className={ENTRY}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpened([...opened.filter((one) => one !== label), ...(isOpen ? [] : [label])])}
      >
        {Icon && <Icon size={20} stroke={1.7} aria-hidden />}
        <span>{label}</span>
        <IconChevronDown className={`push ${styles.chevron}`} size={16} stroke={1.7} aria-hidden />
      </button>
      {isOpen && (
        <div id={id} className={`stack content-start ${styles.group}`}>
          {all}
        </div>
      )}
    </>
  )
}

interface EntryProps {
  link: SideLink
  collapsed: boolean
  onNavigate: (() => void) | undefined
}

function Entry({ link, collapsed, onNavigate }: EntryProps) {
  const { pathname } = useLocation()
  const inner = link.within?.find(({ to }) => below(to, pathname))
  const isShown = isCurrent(link, pathname)
  return (
    <>
      <LaterTooltip label={link.label} position="right" disabled={!collapsed}>
        <Link
          to={link.to}
          activeOptions={{ exact: true }}
          className={ENTRY}
          aria-current={isShown && !inner ? 'page' : undefined}
          onClick={onNavigate}
        >
          <link.icon size={20} stroke={1.7} aria-hidden />
          <span>{link.label}</span>
          {link.waiting && link.waiting.count > 0 && (
            <b className={`push on-fill text-center accent-fill pill ${styles.waiting}`}>
              <span aria-hidden>{link.waiting.count > 99 ? '99+' : link.waiting.count}</span>
              <span className="hidden">{link.waiting.label}</span>
            </b>
          )}
        </Link>
      </LaterTooltip>
      {isShown && link.within && (
        <div className={`stack content-start ${collapsed ? '' : styles.group}`}>
          {link.within.map((one) => (
            <Entry key={one.to} link={one} collapsed={collapsed} onNavigate={onNavigate} />
          ))}
        </div>
      )}
    </>
  )
}

const below = (path: string, pathname: string) => pathname === path || pathname.startsWith(`${path}/`)

/** Whether a link leads to the screen at that path, or to the one it belongs to. */
export const isCurrent = ({ to, also = [], exact }: Omit<SideLink, 'label' | 'within'>, pathname: string) =>
  exact ? pathname.replace(/\/$/, '') === to : [to, ...also].some((path) => below(path, pathname))
