import { Menu } from '@mantine/core'
import { IconExternalLink, IconHelp, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { SCHEME_NAMES, SCHEMES, type Scheme, useScheme } from '../scheme.ts'
import { FloatingMenu } from './later/floating-menu.tsx'
import type { Place } from './later/target.ts'
import type { PersonEntries } from './person-entries.ts'

/** What is behind a person's name. */
export default function PersonMenuItems({ label, entries, onHelp, onLeave, ...menu }: PersonEntries & Place) {
  const [scheme, setScheme] = useScheme()
  return (
    <FloatingMenu {...menu} position="top-start" width="13rem">
      <Menu.Label className="break-anywhere">{label}</Menu.Label>
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
    </FloatingMenu>
  )
}
