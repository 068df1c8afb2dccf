import { Tooltip, type TooltipProps } from '@mantine/core'
import { type RefObject, useEffect, useState } from 'react'

interface FloatingTooltipProps extends Omit<TooltipProps, 'target' | 'children'> {
  target: RefObject<HTMLElement | null>
  isPressed: RefObject<boolean>
}

/** The tooltip of an element that is pointed at already, or has the focus by keys, while this is loaded. */
export default function FloatingTooltip({ target, isPressed, ...tooltip }: FloatingTooltipProps) {
  const isMeant = (how: ':hover' | ':focus-visible') => !isPressed.current && (target.current?.matches(how) ?? false)
  // Mantine hears the pointer at an element that is not its child, and not the focus.
  const [isFocused, setFocused] = useState(() => isMeant(':focus-visible'))
  useEffect(() => {
    const element = target.current
    if (!element) return
    const show = () => setFocused(element.matches(':focus-visible'))
    const hide = () => setFocused(false)
    const hideByKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide()
    element.addEventListener('focus', show)
    element.addEventListener('blur', hide)
    element.addEventListener('keydown', hideByKey)
    return () => {
      element.removeEventListener('focus', show)
      element.removeEventListener('blur', hide)
      element.removeEventListener('keydown', hideByKey)
    }
  }, [target])
  return <Tooltip {...tooltip} target={target} defaultOpened={isMeant(':hover')} {...(isFocused && { opened: true })} />
}
