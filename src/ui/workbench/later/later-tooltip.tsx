import type { TooltipProps } from '@mantine/core'
import { cloneElement, type ReactElement, type Ref, useRef, useState } from 'react'
import { useLater } from '../use-later.ts'

export const loadTooltip = () => import('./floating-tooltip.tsx')

interface Pointed {
  ref?: Ref<HTMLElement>
  onMouseEnter?: () => void
  onFocus?: () => void
  onPointerDown?: () => void
}

interface LaterTooltipProps extends Pick<TooltipProps, 'label' | 'position' | 'disabled'> {
  children: ReactElement<Pointed>
}

/** The name of an icon, shown to who points at it. Loaded when that is done for the first time. */
export function LaterTooltip({ children, ...tooltip }: LaterTooltipProps) {
  const target = useRef<HTMLElement>(null)
  const [isAsked, setAsked] = useState(false)
  const Floating = useLater(loadTooltip, isAsked && !tooltip.disabled)
  /** Whether what it names was pressed since it is pointed at: what that opens must not have the name over it. */
  const isPressed = useRef(false)
  const ask = () => setAsked(true)
  const point = () => {
    isPressed.current = false
    ask()
  }
  const press = () => {
    isPressed.current = true
  }
  return (
    <>
      {cloneElement(children, { ref: target, onMouseEnter: point, onFocus: ask, onPointerDown: press })}
      {Floating && <Floating {...tooltip} target={target} isPressed={isPressed} />}
    </>
  )
}
