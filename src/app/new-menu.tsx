import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useModulesOff } from '#client/modules.ts'
import { usePanel } from '#client/panel.ts'
import { useSession } from '#client/session.ts'
import { useFollow } from '#ui/workbench/use-follow.ts'
import { creationsOf } from './creations.ts'

/** What the user can create, as a menu: an icon in every top bar, and the main action of the dashboard. */
export function NewMenu({ isMain = false }: { isMain?: boolean }) {
  const { admin } = useSession()
  const follow = useFollow()
  const panel = usePanel()
  const off = useModulesOff()
  return (
    // Not in a portal, so that it is inside a landmark.
    <Menu position="bottom-end" width="13rem" withinPortal={false}>
      <Menu.Target>
        {isMain ? (
          <Button leftSection={<IconPlus size={18} aria-hidden />}>Novo</Button>
        ) : (
          <ActionIcon variant="default" size="lg" aria-label="Novo" title="Novo">
            <IconPlus size={20} stroke={1.7} aria-hidden />
          </ActionIcon>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {creationsOf({ admin, panel, off }).map(({ label, to, icon: Icon }) => (
          <Menu.Item
            key={to}
            component="a"
            href={to}
            onClick={follow}
            leftSection={<Icon size={18} stroke={1.7} aria-hidden />}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
