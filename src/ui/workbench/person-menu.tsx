import { Menu } from '@mantine/core'
import { IconExternalLink, IconHelp, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SCHEME_NAMES, SCHEMES, type Scheme, useScheme } from '../scheme.ts'
import { Face } from './face.tsx'
import styles from './person-menu.module.css'

export interface SignedInPerson {
  name: string
  email: string
}

interface PersonMenuProps {
  person: SignedInPerson
  /** Whether the name is shown, else the e-mail. */
  byName: boolean
  /** Further entries. */
  entries: ReactNode
  /** Absent where the manual is opened from elsewhere. */
  onHelp: (() => void) | undefined
  onLeave: () => void
  collapsed: boolean
}

/** The user's picture and name or e-mail, with a menu: profile, colour scheme, public site, sign out. */
export function PersonMenu({ person, byName, entries, onHelp, onLeave, collapsed }: PersonMenuProps) {
  const [scheme, setScheme] = useScheme()
  const [local = '', host = ''] = person.email.split('@')
  return (
    // Not in a portal, so that it is inside the navigation.
    <Menu position="top-start" width="13rem" withinPortal={false}>
      <Menu.Target>
        <button
          type="button"
          className={`row inherit-color text-start pointer ${styles.person}`}
          data-collapsed={collapsed || undefined}
          aria-label={`Conta de ${byName ? person.name : person.email}`}
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
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className="break-anywhere">{byName ? person.email : person.name}</Menu.Label>
        <Menu.Item
          renderRoot={(props) => <Link to="/dashboard/profile" {...props} />}
          leftSection={<IconUserCircle size={18} aria-hidden />}
        >
          Meu perfil
        </Menu.Item>
        {onHelp && (
          <Menu.Item leftSection={<IconHelp size={18} aria-hidden />} onClick={onHelp} aria-keyshortcuts="?">
            Ajuda
          </Menu.Item>
        )}
        {entries}
        <Menu.Divider />
        <Menu.RadioGroup value={scheme} onChange={(choice) => setScheme(choice as Scheme)}>
          {SCHEMES.map((choice) => (
            <Menu.RadioItem key={choice} value={choice} closeMenuOnClick={false}>
              Aspecto {SCHEME_NAMES[choice].toLowerCase()}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item component="a" href="/" leftSection={<IconExternalLink size={18} aria-hidden />}>
          Ver o site
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={18} aria-hidden />} onClick={onLeave}>
          Sair
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
