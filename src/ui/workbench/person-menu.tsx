import { useState } from 'react'
import { Face } from './face.tsx'
import { LaterMenu } from './later/later-menu.tsx'
import type { PersonEntries } from './person-entries.ts'
import styles from './person-menu.module.css'

const loadItems = () => import('./person-menu-items.tsx')

export interface SignedInPerson {
  name: string
  email: string
}

interface PersonMenuProps extends Omit<PersonEntries, 'label'> {
  person: SignedInPerson
  /** Whether the name is shown, else the e-mail. */
  byName: boolean
  collapsed: boolean
}

/** The user's picture and name or e-mail, with a menu: profile, colour scheme, public site, sign out. */
export function PersonMenu({ person, byName, collapsed, ...items }: PersonMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const [local = '', host = ''] = person.email.split('@')
  const button = (
    <button
      type="button"
      className={`row flex-none inherit-color tiny text-start no-background no-border pointer rounded ${styles.person}`}
      data-collapsed={collapsed || undefined}
      aria-label={`Conta de ${byName ? person.name : person.email}`}
      onClick={() => setOpen(!isOpen)}
    >
      <Face person={person} />
      {!collapsed && (
        <span className="may-shrink break-anywhere">
          {byName ? (
            person.name
          ) : (
            <>
              {local}@<wbr />
              {host}
            </>
          )}
        </span>
      )}
    </button>
  )
  const own = { ...items, label: byName ? person.email : person.name }
  return <LaterMenu opened={isOpen} onChange={setOpen} target={button} load={loadItems} own={own} />
}
