import { Menu, type MenuProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { Reference, useIsThere } from './reference.tsx'
import type { Place } from './target.ts'

interface FloatingMenuProps extends Place, Pick<MenuProps, 'position' | 'width'> {
  /** Items, labels, dividers. */
  children: ReactNode
}

/** The menu of a button that stands outside of it. Not in a portal, so that it is inside the button's landmark. */
export function FloatingMenu({ opened, reference, children, ...menu }: FloatingMenuProps) {
  const isThere = useIsThere()
  return (
    <Menu {...menu} opened={opened && isThere} withinPortal={false}>
      <Menu.Target>
        <Reference of={reference} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
