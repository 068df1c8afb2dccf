import { Tooltip, type TooltipProps } from '@mantine/core'
import type { RefObject } from 'react'

interface FloatingTooltipProps extends Omit<TooltipProps, 'target' | 'children'> {
  target: RefObject<HTMLElement | null>
}

/** The tooltip of an element that is pointed at already, or has the focus by keys, while this is loaded. */
export default function FloatingTooltip({ target, ...tooltip }: FloatingTooltipProps) {
  return (
    <Tooltip {...tooltip} target={target} defaultOpened={target.current?.matches(':hover, :focus-visible') ?? false} />
  )
}
