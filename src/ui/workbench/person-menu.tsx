import { Menu, UnstyledButton } from '@mantine/core'
import { IconExternalLink, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { SCHEME_NAMES, SCHEMES, type Scheme, useScheme } from '../scheme.ts'
import { Face } from './face.tsx'
import styles from './person-menu.module.css'

/** Who is signed in. */
export interface SignedInPerson {
  name: string
  email: string
}

/** Picture and e-mail of who is signed in, with what concerns the person: scheme, the public site, leaving. */
export function PersonMenu({
  person,
  onLeave,
  collapsed,
}: {
  person: SignedInPerson
  onLeave: () => void
  collapsed: boolean
}) {
  const [scheme, setScheme] = useScheme()
  const [local = '', host = ''] = person.email.split('@')
  return (
    // Not in a portal: it belongs to the navigation it opens from.
    <Menu position="top-start" width="13rem" withinPortal={false}>
      <Menu.Target>
        <UnstyledButton
          className={styles.person}
          data-collapsed={collapsed || undefined}
          aria-label={`Conta de ${person.email}`}
        >
          <Face person={person} />
          {!collapsed && (
            <span className={styles.email}>
              {local}@<wbr />
              {host}
            </span>
          )}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{person.name}</Menu.Label>
        <Menu.Item
          renderRoot={(props) => <Link to="/dashboard/profile" {...props} />}
          leftSection={<IconUserCircle size={18} aria-hidden />}
        >
          Meu perfil
        </Menu.Item>
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
