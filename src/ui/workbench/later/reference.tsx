import { type Ref, type RefObject, useEffect, useImperativeHandle, useState } from 'react'

interface ReferenceProps {
  of: RefObject<HTMLElement | null>
  ref?: Ref<HTMLElement>
}

/** Stands for an element that is rendered elsewhere: who asks for its node is given that one. */
export function Reference({ of, ref }: ReferenceProps) {
  useImperativeHandle(ref, () => of.current as HTMLElement, [of])
  return null
}

/** False while a component is new: what opens after that moves the focus, and gives it back. */
export function useIsThere() {
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return isThere
}
