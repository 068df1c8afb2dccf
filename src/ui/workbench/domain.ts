import type { ComponentType, LazyExoticComponent } from 'react'
import type { Words } from '#words.ts'
import type { SideLink } from './side.tsx'

/** A link of the workbench's navigation. */
export interface WorkbenchLink extends Omit<SideLink, 'label' | 'waiting'> {
  label: Words
  /** Other words by which the palette finds it. */
  words?: string
  /** Whether only the admin sees it. */
  adminOnly?: true
  /** A hook for the number of items that need attention, with its label, e.g. 3 unread messages. */
  useWaiting?: (who: { admin: boolean }) => SideLink['waiting']
}

/** Something that can be created from everywhere: an entry of the 'Novo' menu and of the command palette. */
export interface Creation {
  /** As the button on its own screen says it. */
  label: Words
  /** Other words by which the palette finds it. */
  words: string
  /** Path, with query, of its empty form. */
  to: string
  icon: SideLink['icon']
  /** Whether only the admin may create it. */
  adminOnly?: true
}

/** A domain's part of the workbench. All parts are required, so that none is forgotten: [] or {} for none. */
export interface WebDomain {
  /** Its links in the navigation. */
  links: readonly WorkbenchLink[]
  /** Heading and icon of its results in the command palette, by the kind that the server's `find` returns. */
  kinds: Readonly<Record<string, { label: Words; icon: SideLink['icon'] }>>
  creations: readonly Creation[]
  /** Its tiles on the dashboard, as list items. */
  tiles: readonly LazyExoticComponent<ComponentType>[]
}
