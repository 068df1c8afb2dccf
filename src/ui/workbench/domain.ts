import type { ComponentType, LazyExoticComponent } from 'react'
import type { SideLink } from './side.tsx'

/** A link of the workbench's navigation. */
export interface WorkbenchLink extends Omit<SideLink, 'waiting'> {
  /** Whether only the admin sees it. */
  adminOnly?: true
  /** A hook for the number of items that need attention, with its label, e.g. 3 unread messages. */
  useWaiting?: (who: { admin: boolean }) => SideLink['waiting']
}

/** A domain's part of the workbench. All parts are required, so that none is forgotten: [] or {} for none. */
export interface WebDomain {
  /** Its links in the navigation. */
  links: readonly WorkbenchLink[]
  /** Heading and icon of its results in the command palette, by the kind that the server's `find` returns. */
  kinds: Readonly<Record<string, { label: string; icon: SideLink['icon'] }>>
  /** Its tiles on the dashboard of staff, as list items. */
  tiles: readonly LazyExoticComponent<ComponentType>[]
}
