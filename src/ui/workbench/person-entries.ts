import type { ReactNode } from 'react'

/** What a person's menu is made of. */
export interface PersonEntries {
  /** Stands above them. */
  label: string
  /** Further entries. */
  entries: ReactNode
  /** Absent where the manual is opened from elsewhere. */
  onHelp: (() => void) | undefined
  onLeave: () => void
}
