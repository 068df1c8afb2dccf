import type { ComponentType } from 'react'
import type { Module } from '#modules.ts'
import type { Panel } from '#panel.ts'
import type { Words } from '#words.ts'
import type { SideLink } from './side.tsx'

/** A screen that belongs to a link of another one, for the command palette. */
export interface Place extends Pick<WorkbenchLink, 'to' | 'label' | 'words' | 'icon'> {
  /** Whether only who sees costs opens it. */
  needsCosts?: true
  /** The interface that has it; absent: both. */
  panel?: Panel
}

/** A link of the workbench's navigation. */
export interface WorkbenchLink extends Omit<SideLink, 'label' | 'waiting' | 'within'> {
  label: Words
  /** Other words by which the palette finds it. */
  words?: string
  /** Whether only the admin sees it. */
  adminOnly?: true
  /** Screens that the menu in Portuguese shows below it while it is current. */
  within?: readonly (Pick<SideLink, 'to' | 'icon'> & { label: Words })[]
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

/** What of a thing that waits its button needs. */
export interface Settled {
  id: number
  /** What is changed, e.g. the column of a task. */
  state: string
}

/** How Hoje shows a thing that waits, and what its button does. */
export interface WaitingKind {
  /** What it is: 'Mensagem'. */
  label: string
  icon: SideLink['icon']
  /** What its button says; without `settle` it opens the thing. */
  verb: string
  /** Settles it where it stands; for what moves no money, sends nothing, and can be undone. */
  settle?: {
    act: (thing: Settled) => Promise<unknown>
    undo: (thing: Settled) => Promise<unknown>
    /** What the row says then: 'Concluída'. */
    done: string
  }
}

/** A domain's part of the workbench. All parts are required, so that none is forgotten: [] or {} for none. */
export interface WebDomain {
  /** The module that it belongs to; absent for what is always there. */
  module?: Module
  /** Its links in the navigation. */
  links: readonly WorkbenchLink[]
  /** Its screens that belong to a link of another one, for the command palette. */
  places?: readonly Place[]
  /** Heading and icon of its results in the command palette, by the kind that the server's `find` returns. */
  kinds: Readonly<Record<string, { label: Words; icon: SideLink['icon'] }>>
  creations: readonly Creation[]
  /** What may wait for somebody in it, by the kind that the server's `waiting` returns. */
  waiting?: Readonly<Record<string, WaitingKind>>
  /** Load its tiles on the dashboard, as list items. */
  tiles: readonly (() => Promise<{ default: ComponentType }>)[]
}
