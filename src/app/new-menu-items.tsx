import { Menu } from '@mantine/core'
import { FloatingMenu } from '#ui/workbench/later/floating-menu.tsx'
import type { Place } from '#ui/workbench/later/target.ts'
import { useFollow } from '#ui/workbench/use-follow.ts'
import type { creationsOf } from './creations.ts'

export interface NewMenuItemsProps {
  creations: ReturnType<typeof creationsOf>
}

/** A link to the form of each that can be created. */
export default function NewMenuItems({ creations, ...menu }: NewMenuItemsProps & Place) {
  const follow = useFollow()
  return (
    <FloatingMenu {...menu} position="bottom-end" width="13rem">
      {creations.map(({ label, to, icon: Icon }) => (
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
    </FloatingMenu>
  )
}
