import { useEffect } from 'react'

/** What was clicked: the link or button around it, the control of the label around it, else the element itself. */
const clicked = ({ target }: Event) =>
  target instanceof Element ? (target.closest('a, button') ?? target.closest('label')?.control ?? target) : target

/**
 * Drops the second click of a double-click where the first one has brought something else under the pointer: the backdrop
 * of the dialog that it opened, the same button of the next row, a field of the next screen.
 */
export function useDoubleClickGuard() {
  useEffect(() => {
    let first: EventTarget | null = null
    const guard = (event: MouseEvent) => {
      if (event.detail === 1) first = clicked(event)
      if (event.detail !== 2 || clicked(event) === first) return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('click', guard, { capture: true })
    return () => removeEventListener('click', guard, { capture: true })
  }, [])
}
