import type { ComponentType, LazyExoticComponent } from 'react'
import type { SideLink } from './side.tsx'

/** One place in the workbench's navigation. */
export interface WorkbenchLink extends Omit<SideLink, 'waiting'> {
  /** Only the admin may go there. */
  adminOnly?: true
  /** A hook: how many things there need attention, and what to call them, e.g. 3 unread messages. */
  useWaiting?: (who: { admin: boolean }) => SideLink['waiting']
}

/** What a domain brings to the workbench. No part is optional, so that none is forgotten: [] or {} where there is none. */
export interface WebDomain {
  /** Its places in the navigation. */
  links: readonly WorkbenchLink[]
  /** What the command palette finds of it: by kind, as the server's `find` says it, its heading and icon. */
  kinds: Readonly<Record<string, { label: string; icon: SideLink['icon'] }>>
  /** Its tiles on the dashboard: list items with real figures, each loaded with the dashboard. */
  tiles: readonly LazyExoticComponent<ComponentType>[]
}
