import type { PopoverDropdownProps, PopoverProps } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import { useLater } from '../use-later.ts'
import { type Place, type TargetProps, useTarget } from './target.ts'

export const loadPopover = () => import('./floating-popover.tsx')

interface LaterPopoverProps
  extends Pick<Place, 'opened' | 'onChange'>,
    Pick<PopoverProps, 'position' | 'width' | 'shadow'> {
  /** The button, which opens and closes it. */
  target: ReactElement<TargetProps>
  dropdown?: Pick<PopoverDropdownProps, 'className' | 'aria-label' | 'onClick' | 'onKeyDown'>
  children: ReactNode
}

/**
 * A popover over a button, whose code is loaded when it is opened, or before that once the browser is idle. The button
 * stays the same element.
 */
export function LaterPopover({ target, children, ...popover }: LaterPopoverProps) {
  const { button, ...place } = useTarget(target, popover.opened, 'dialog')
  const Floating = useLater(loadPopover, popover.opened)
  return (
    <>
      {button}
      {Floating && (
        <Floating {...popover} {...place}>
          {children}
        </Floating>
      )}
    </>
  )
}
