import { Tooltip, type TooltipProps } from '@mantine/core'
import type { RefObject } from 'react'

interface FloatingTooltipProps extends Omit<TooltipProps, 'target' | 'children'> {
  target: RefObject<HTMLElement | null>
  isPressed: RefObject<boolean>
}

/** The tooltip of an element that is pointed at already, or has the focus by keys, while this is loaded. */
export default function FloatingTooltip({ target, isPressed, ...tooltip }: FloatingTooltipProps) {
  const isMeant = !isPressed.current && target.current?.matches(':hover, :focus-visible')
  return <Tooltip {...tooltip} target={target} defaultOpened={isMeant ?? false} />
}
