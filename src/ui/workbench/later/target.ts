import { cloneElement, type ReactElement, type Ref, type RefObject, useId, useRef } from 'react'

/** What a button is given that opens something. */
export interface TargetProps {
  ref?: Ref<HTMLButtonElement>
  id?: string
  'aria-haspopup'?: 'dialog' | 'menu'
  'aria-expanded'?: boolean
  'aria-controls'?: string | undefined
}

/** What floats is given to find its button. */
export interface Place {
  opened: boolean
  onChange: (opened: boolean) => void
  id: string
  reference: RefObject<HTMLElement | null>
}

/** The button of what floats, and what that needs to find it. */
export function useTarget(target: ReactElement<TargetProps>, opened: boolean, kind: 'dialog' | 'menu') {
  const id = useId()
  const reference = useRef<HTMLButtonElement>(null)
  const button = cloneElement(target, {
    ...{ ref: reference, id, 'aria-haspopup': kind, 'aria-expanded': opened },
    'aria-controls': opened ? `${id}-dropdown` : undefined,
  })
  return { button, id, reference }
}
