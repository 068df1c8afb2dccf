import { Menu, type MenuProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { Reference, useIsThere } from './reference.tsx'
import type { Place } from './target.ts'

interface FloatingMenuProps extends Place, Pick<MenuProps, 'position' | 'width' | 'returnFocus' | 'withinPortal'> {
  /** Items, labels, dividers. */
  children: ReactNode
}

/** The menu of a button that stands outside of it. Inside the button's landmark, in no portal, unless that is asked for. */
export function FloatingMenu({ opened, reference, children, ...menu }: FloatingMenuProps) {
  const isThere = useIsThere()
  return (
    <Menu withinPortal={false} {...menu} opened={opened && isThere}>
      <Menu.Target>
        <Reference of={reference} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
