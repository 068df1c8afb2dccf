import { Popover, type PopoverDropdownProps, type PopoverProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { Reference, useIsThere } from './reference.tsx'
import type { Place } from './target.ts'

interface FloatingPopoverProps extends Place, Pick<PopoverProps, 'position' | 'width' | 'shadow' | 'withRoles'> {
  dropdown?: PopoverDropdownProps | undefined
  children: ReactNode
}

/** The popover of a button that stands outside of it. */
export default function FloatingPopover({ opened, reference, dropdown, children, ...popover }: FloatingPopoverProps) {
  const isThere = useIsThere()
  return (
    <Popover {...popover} opened={opened && isThere} trapFocus returnFocus>
      <Popover.Target>
        <Reference of={reference} />
      </Popover.Target>
      <Popover.Dropdown {...dropdown}>{children}</Popover.Dropdown>
    </Popover>
  )
}
