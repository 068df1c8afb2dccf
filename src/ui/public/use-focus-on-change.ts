import { useEffect, useRef } from 'react'

/** Moves the focus, and with it the page, to an element each time that a value changes. Returns the element's `ref`. */
export function useFocusOnChange<Shown extends HTMLElement>(value: unknown) {
  const element = useRef<Shown>(null)
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    element.current?.focus()
  }, [value])
  return element
}
